// Huffman coding: tree, code table, encoding to bits, decoding, and the size against plain text.
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

public class Huffman {
    static abstract class Tree implements Comparable<Tree> {
        final int weight;
        final int order;

        Tree(int weight, int order) {
            this.weight = weight;
            this.order = order;
        }

        public int compareTo(Tree o) {
            return weight != o.weight ? weight - o.weight : order - o.order;
        }
    }

    static class Leaf extends Tree {
        final char c;

        Leaf(char c, int w, int order) {
            super(w, order);
            this.c = c;
        }
    }

    static class Fork extends Tree {
        final Tree left;
        final Tree right;

        Fork(Tree l, Tree r, int order) {
            super(l.weight + r.weight, order);
            left = l;
            right = r;
        }
    }

    static Tree build(String text) {
        Map<Character, Integer> freq = new TreeMap<>();
        for (char c : text.toCharArray()) {
            freq.merge(c, 1, Integer::sum);
        }
        PriorityQueue<Tree> q = new PriorityQueue<>();
        int order = 0;
        for (Map.Entry<Character, Integer> e : freq.entrySet()) {
            q.add(new Leaf(e.getKey(), e.getValue(), order++));
        }
        while (q.size() > 1) {
            q.add(new Fork(q.poll(), q.poll(), order++));
        }
        return q.poll();
    }

    static void codes(Tree t, String prefix, Map<Character, String> out) {
        if (t instanceof Leaf l) {
            out.put(l.c, prefix.isEmpty() ? "0" : prefix);
        } else if (t instanceof Fork f) {
            codes(f.left, prefix + '0', out);
            codes(f.right, prefix + '1', out);
        }
    }

    static String decode(Tree root, String bits) {
        StringBuilder sb = new StringBuilder();
        Tree t = root;
        for (char b : bits.toCharArray()) {
            if (t instanceof Fork f) {
                t = b == '0' ? f.left : f.right;
            }
            if (t instanceof Leaf l) {
                sb.append(l.c);
                t = root;
            }
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        for (String text : new String[] {"abracadabra", "she sells sea shells by the sea shore", "aaaa", "the quick brown fox"}) {
            Tree t = build(text);
            Map<Character, String> codes = new TreeMap<>();
            codes(t, "", codes);
            StringBuilder bits = new StringBuilder();
            for (char c : text.toCharArray()) {
                bits.append(codes.get(c));
            }
            System.out.println(codes);
            System.out.println(bits + " " + bits.length() + "/" + text.length() * 8 + " " + decode(t, bits.toString()).equals(text));
        }
        System.out.println(build("") == null);
    }
}
