// Conway's game of life on a torus with sets of cells and with bit rows, gliders, oscillators and still lifes.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class GameOfLife {
    record Cell(int x, int y) {
    }

    static Set<Cell> step(Set<Cell> live, int w, int h) {
        Map<Cell, Integer> counts = new HashMap<>();
        for (Cell c : live) {
            for (int dx = -1; dx <= 1; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    if (dx != 0 || dy != 0) {
                        counts.merge(new Cell(Math.floorMod(c.x + dx, w), Math.floorMod(c.y + dy, h)), 1, Integer::sum);
                    }
                }
            }
        }
        Set<Cell> next = new HashSet<>();
        counts.forEach((c, n) -> {
            if (n == 3 || n == 2 && live.contains(c)) {
                next.add(c);
            }
        });
        return next;
    }

    static Set<Cell> parse(String... rows) {
        Set<Cell> s = new HashSet<>();
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length(); x++) {
                if (rows[y].charAt(x) == '#') {
                    s.add(new Cell(x, y));
                }
            }
        }
        return s;
    }

    static String show(Set<Cell> s, int w, int h) {
        StringBuilder sb = new StringBuilder();
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                sb.append(s.contains(new Cell(x, y)) ? '#' : '.');
            }
            sb.append('\n');
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        Set<Cell> glider = parse(".#.", "..#", "###");
        for (int i = 0; i <= 8; i++) {
            if (i % 4 == 0) {
                System.out.println(show(glider, 7, 6));
            }
            glider = step(glider, 7, 6);
        }
        Set<Cell> blinker = parse("...", "###");
        System.out.println(step(step(blinker, 5, 5), 5, 5).equals(blinker) + " " + step(blinker, 5, 5).equals(blinker));
        Set<Cell> block = parse("##", "##");
        System.out.println(step(block, 6, 6).equals(block));
        Set<Cell> pent = parse("", "", "", "....#....#", "..##.####.##", "....#....#");
        int period = 0;
        Set<Cell> s = pent;
        do {
            s = step(s, 18, 12);
            period++;
        } while (!s.equals(pent) && period < 20);
        System.out.println(period + " " + s.size());
        System.out.println(step(Set.of(new Cell(0, 0)), 4, 4).isEmpty());
    }
}
