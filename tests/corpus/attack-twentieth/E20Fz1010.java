// truth: assertion
import static edu.rice.hj.Module2.*;
public class E20Fz1010 {
 static int x, y, z;
 public static void main(String[] args) {
 launchHabaneroApp(() -> {
finish(() -> {
  async(() -> {
    finish(() -> {
      finish(() -> {
        isolated(() -> { y = 3; });
        isolated(() -> { z = 1; });
      });
    });
  });
  finish(() -> {
    async(() -> {
      isolated(() -> { if (x > 0) async(() -> { isolated(() -> { x = (x * 2 + 2) % 50; }); }); });
      finish(() -> {
        isolated(() -> { z = (z * 2 + 3) % 50; });
      });
    });
  });
  finish(() -> {
    async(() -> {
      async(() -> {
        isolated(() -> { if (x > 0) x = (x + 3) % 50; });
        isolated(() -> { y += 3; });
      });
    });
  });
});
assert !(x == 0 && y == 3 && z == 1);
});
}
}
