// Shortest paths with a priority queue, Floyd-Warshall as a check, breadth-first levels, topological order and cycles.
import java.util.*;

public class Dijkstra {
    record Edge(int to, int weight) {
    }

    static int[] shortest(List<List<Edge>> g, int from, int[] parent) {
        int[] dist = new int[g.size()];
        Arrays.fill(dist, Integer.MAX_VALUE);
        Arrays.fill(parent, -1);
        dist[from] = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>(Comparator.comparingInt(a -> a[1]));
        q.add(new int[] {from, 0});
        while (!q.isEmpty()) {
            int[] top = q.poll();
            if (top[1] > dist[top[0]]) {
                continue;
            }
            for (Edge e : g.get(top[0])) {
                int d = top[1] + e.weight();
                if (d < dist[e.to()]) {
                    dist[e.to()] = d;
                    parent[e.to()] = top[0];
                    q.add(new int[] {e.to(), d});
                }
            }
        }
        return dist;
    }

    static List<Integer> topological(Map<Integer, List<Integer>> g) {
        Map<Integer, Integer> in = new TreeMap<>();
        g.forEach((k, vs) -> {
            in.putIfAbsent(k, 0);
            vs.forEach(v -> in.merge(v, 1, Integer::sum));
        });
        Deque<Integer> ready = new ArrayDeque<>();
        in.forEach((k, n) -> {
            if (n == 0) {
                ready.add(k);
            }
        });
        List<Integer> order = new ArrayList<>();
        while (!ready.isEmpty()) {
            int k = ready.poll();
            order.add(k);
            for (int v : g.getOrDefault(k, List.of())) {
                if (in.merge(v, -1, Integer::sum) == 0) {
                    ready.add(v);
                }
            }
        }
        if (order.size() < in.size()) {
            throw new IllegalStateException("cycle after " + order);
        }
        return order;
    }

    public static void main(String[] args) {
        int n = 12;
        List<List<Edge>> g = new ArrayList<>();
        long[][] all = new long[n][n];
        for (int i = 0; i < n; i++) {
            g.add(new ArrayList<>());
            Arrays.fill(all[i], Integer.MAX_VALUE);
            all[i][i] = 0;
        }
        for (int i = 0; i < 30; i++) {
            int a = i * 7 % n;
            int b = (i * i + i / 3 + 1) % n;
            int w = 1 + i * 5 % 13;
            g.get(a).add(new Edge(b, w));
            all[a][b] = Math.min(all[a][b], w);
        }
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    all[i][j] = Math.min(all[i][j], all[i][k] + all[k][j]);
                }
            }
        }
        int[] parent = new int[n];
        for (int s = 0; s < n; s++) {
            int[] d = shortest(g, s, parent);
            for (int t = 0; t < n; t++) {
                assert d[t] == Math.min(all[s][t], Integer.MAX_VALUE) : s + "->" + t;
            }
            System.out.println(s + " " + Arrays.toString(d).replace("" + Integer.MAX_VALUE, "-"));
        }
        int[] d = shortest(g, 0, parent);
        StringBuilder path = new StringBuilder();
        int far = 0;
        for (int t = 0; t < n; t++) {
            far = d[t] != Integer.MAX_VALUE && d[t] > d[far] ? t : far;
        }
        for (int t = far; t >= 0; t = parent[t]) {
            path.insert(0, t + (t == far ? "" : ">"));
        }
        System.out.println(path + " " + d[far]);
        System.out.println(topological(Map.of(1, List.of(2, 3), 2, List.of(4), 3, List.of(4), 5, List.of(1))));
        try {
            topological(Map.of(1, List.of(2), 2, List.of(1), 0, List.of(1)));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
