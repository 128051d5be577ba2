// The older collections: Vector, Stack, Hashtable iteration order, Dictionary, Enumeration and synchronized wrappers.
import java.util.Arrays;
import java.util.Collections;
import java.util.EmptyStackException;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Stack;
import java.util.Vector;

public class LegacyCollections {
    public static void main(String[] args) {
        Vector<Integer> v = new Vector<>(2, 3);
        for (int i = 0; i < 7; i++) {
            v.addElement(i * i);
        }
        v.insertElementAt(-1, 2);
        v.setElementAt(99, 0);
        v.removeElement(16);
        v.removeElementAt(1);
        System.out.println(v + " " + v.capacity() + " " + v.firstElement() + v.lastElement() + " " + v.elementAt(2) + " " + v.indexOf(25) + v.contains(3));
        v.setSize(8);
        System.out.println(v);
        v.trimToSize();
        System.out.println(v.capacity() + " " + v.subList(1, 3));
        Enumeration<Integer> e = v.elements();
        int n = 0;
        while (e.hasMoreElements()) {
            Integer x = e.nextElement();
            n += x == null ? 1000 : x;
        }
        System.out.println(n);
        try {
            v.elementAt(50);
        } catch (ArrayIndexOutOfBoundsException ex) {
            System.out.println(ex.getMessage());
        }
        Stack<String> s = new Stack<>();
        System.out.println(s.push("a") + s.push("b") + s.push("c") + s.peek() + s.pop() + s.search("a") + s.search("zz") + s.empty() + s);
        s.clear();
        try {
            s.pop();
        } catch (EmptyStackException ex) {
            System.out.println(ex);
        }
        Hashtable<String, Integer> h = new Hashtable<>();
        for (String w : "one two three four five six seven eight nine ten eleven twelve".split(" ")) {
            h.put(w, w.length());
        }
        System.out.println(h);
        System.out.println(h.keySet() + " " + Collections.list(h.keys()) + " " + Collections.list(h.elements()));
        System.out.println(h.get("two") + " " + h.get("none") + " " + h.contains(6) + " " + h.remove("six") + " " + h.getOrDefault("x", 0) + " " + h.merge("one", 5, Integer::sum) + h.size());
        try {
            h.put("k", null);
        } catch (NullPointerException ex) {
            System.out.println("no null values");
        }
        Map<String, Integer> sync = Collections.synchronizedMap(new java.util.TreeMap<>(h));
        System.out.println(sync);
        List<Integer> sl = Collections.synchronizedList(new Vector<>(Arrays.asList(3, 1, 2)));
        sl.sort(null);
        System.out.println(sl + " " + h.equals(sync) + " " + h.hashCode());
        Hashtable<Integer, String> ints = new Hashtable<>(3);
        for (int i = 20; i > 0; i -= 3) {
            ints.put(i, "v" + i);
        }
        System.out.println(ints);
    }
}
