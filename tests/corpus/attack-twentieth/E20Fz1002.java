// truth: assertion
import static edu.rice.hj.Module2.*;
public class E20Fz1002 {
 static int x, y, z;
 public static void main(String[] args) {
 launchHabaneroApp(() -> {
finish(() -> {
  async(() -> {
    finish(() -> {
      finish(() -> {
        isolated(() -> { z = (x + 1) % 50; });
        isolated(() -> { z = (z * 2 + 2) % 50; });
      });
    });
  });
  isolated(() -> { x = (x * 2 + 1) % 50; });
  async(() -> {
    async(() -> {
      async(() -> {
        isolated(() -> { x = (x + 1) % 50; });
        isolated(() -> { if (z > 0) z = (z + 1) % 50; });
      });
    });
    isolated(() -> { y = (y * 2 + 3) % 50; });
  });
});
assert !(x == 2 && y == 3 && z == 10);
});
}
}
