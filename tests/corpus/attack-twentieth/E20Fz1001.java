// truth: assertion
import static edu.rice.hj.Module2.*;
public class E20Fz1001 {
 static int x, y, z;
 public static void main(String[] args) {
 launchHabaneroApp(() -> {
finish(() -> {
  async(() -> {
    async(() -> {
      async(() -> {
        isolated(() -> { z = 1; });
      });
      async(() -> {
        isolated(() -> { y = 1; });
      });
    });
  });
  async(() -> {
    isolated(() -> { x = (z + 3) % 50; });
    isolated(() -> { y = 2; });
  });
  finish(() -> {
    async(() -> {
      async(() -> {
        isolated(() -> { if (z > 0) z = (z + 2) % 50; });
        isolated(() -> { if (x > 0) async(() -> { isolated(() -> { x = (x * 2 + 3) % 50; }); }); });
      });
    });
  });
});
assert !(x == 9 && y == 1 && z == 1);
});
}
}
