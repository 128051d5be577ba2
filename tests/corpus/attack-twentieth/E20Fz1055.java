// truth: assertion
import static edu.rice.hj.Module2.*;
public class E20Fz1055 {
 static int x, y, z;
 public static void main(String[] args) {
 launchHabaneroApp(() -> {
finish(() -> {
  async(() -> {
    async(() -> {
      async(() -> {
        isolated(() -> { if (y > 0) async(() -> { isolated(() -> { z = (z * 2 + 2) % 50; }); }); });
        isolated(() -> { z += 3; });
      });
    });
  });
  async(() -> {
    async(() -> {
      finish(() -> {
        isolated(() -> { y = 3; });
        isolated(() -> { z = 2; });
      });
    });
  });
  isolated(() -> { z = (z + 1) % 50; });
});
assert !(x == 0 && y == 3 && z == 11);
});
}
}
