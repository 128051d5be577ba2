// truth: assertion
import static edu.rice.hj.Module2.*;
public class E20Fz1038 {
 static int x, y, z;
 public static void main(String[] args) {
 launchHabaneroApp(() -> {
finish(() -> {
  async(() -> {
    async(() -> {
      isolated(() -> { z = 2; });
    });
    finish(() -> {
      isolated(() -> { if (z > 0) async(() -> { isolated(() -> { z = (z * 2 + 3) % 50; }); }); });
    });
  });
  async(() -> {
    finish(() -> {
      async(() -> {
        isolated(() -> { z += 1; });
        isolated(() -> { x = (x * 2 + 3) % 50; });
      });
    });
  });
  isolated(() -> { x = 2; });
});
assert !(x == 2 && y == 0 && z == 2);
});
}
}
