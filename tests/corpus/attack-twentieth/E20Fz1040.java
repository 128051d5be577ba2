// truth: assertion
import static edu.rice.hj.Module2.*;
public class E20Fz1040 {
 static int x, y, z;
 public static void main(String[] args) {
 launchHabaneroApp(() -> {
finish(() -> {
  async(() -> {
    isolated(() -> { if (z > 0) async(() -> { isolated(() -> { y = (y * 2 + 2) % 50; }); }); });
    isolated(() -> { if (y > 0) y = (y + 2) % 50; });
  });
  async(() -> {
    async(() -> {
      isolated(() -> { y = (y * 2 + 2) % 50; });
      async(() -> {
        isolated(() -> { z += 3; });
      });
    });
  });
});
assert !(x == 0 && y == 8 && z == 3);
});
}
}
