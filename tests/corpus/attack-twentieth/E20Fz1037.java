// truth: assertion
import static edu.rice.hj.Module2.*;
public class E20Fz1037 {
 static int x, y, z;
 public static void main(String[] args) {
 launchHabaneroApp(() -> {
finish(() -> {
  async(() -> {
    async(() -> {
      finish(() -> {
        isolated(() -> { y = (y + 1) % 50; });
        isolated(() -> { z = (x + 1) % 50; });
      });
    });
  });
  async(() -> {
    isolated(() -> { if (y > 0) x = (x + 1) % 50; });
    isolated(() -> { y += 2; });
  });
  async(() -> {
    isolated(() -> { x = (x * 2 + 3) % 50; });
    async(() -> {
      isolated(() -> { z += 3; });
    });
  });
});
assert !(x == 5 && y == 3 && z == 5);
});
}
}
