// truth: assertion
import static edu.rice.hj.Module2.*;
public class E20Fz1009 {
 static int x, y, z;
 public static void main(String[] args) {
 launchHabaneroApp(() -> {
finish(() -> {
  async(() -> {
    async(() -> {
      async(() -> {
        isolated(() -> { if (x > 0) async(() -> { isolated(() -> { z = (z * 2 + 2) % 50; }); }); });
        isolated(() -> { z += 2; });
      });
    });
  });
  async(() -> {
    isolated(() -> { x = (x * 2 + 2) % 50; });
    isolated(() -> { x = (x * 2 + 2) % 50; });
  });
  async(() -> {
    async(() -> {
      finish(() -> {
        isolated(() -> { x = 2; });
      });
      isolated(() -> { if (x > 0) async(() -> { isolated(() -> { z = (z * 2 + 1) % 50; }); }); });
    });
  });
});
assert !(x == 14 && y == 0 && z == 5);
});
}
}
