// truth: assertion
import static edu.rice.hj.Module2.*;
public class E20Fz1052 {
 static int x, y, z;
 public static void main(String[] args) {
 launchHabaneroApp(() -> {
finish(() -> {
  async(() -> {
    async(() -> {
      finish(() -> {
        isolated(() -> { if (z > 0) x = (x + 2) % 50; });
        isolated(() -> { y += 2; });
      });
    });
  });
  async(() -> {
    async(() -> {
      isolated(() -> { x += 3; });
      finish(() -> {
        isolated(() -> { y = (y + 2) % 50; });
      });
    });
  });
  async(() -> {
    isolated(() -> { y = 2; });
    async(() -> {
      isolated(() -> { if (y > 0) y = (y + 3) % 50; });
    });
  });
});
assert !(x == 3 && y == 5 && z == 0);
});
}
}
