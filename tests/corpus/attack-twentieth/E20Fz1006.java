// truth: assertion
import static edu.rice.hj.Module2.*;
public class E20Fz1006 {
 static int x, y, z;
 public static void main(String[] args) {
 launchHabaneroApp(() -> {
finish(() -> {
  async(() -> {
    finish(() -> {
      async(() -> {
        isolated(() -> { x = (x * 2 + 1) % 50; });
        isolated(() -> { y = 3; });
      });
    });
  });
  isolated(() -> { x = (x * 2 + 3) % 50; });
});
assert !(x == 5 && y == 3 && z == 0);
});
}
}
