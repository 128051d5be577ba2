// LinkedList and ArrayDeque as queues, stacks and deques: every end operation, empty failures, iteration both ways.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;

public class LinkedListAndDeque {
    static void exercise(Deque<String> d) {
        d.add("m");
        d.addFirst("f");
        d.addLast("l");
        d.offer("o");
        d.offerFirst("of");
        d.push("p");
        System.out.println(d + " " + d.size() + " " + d.peek() + d.peekFirst() + d.peekLast() + d.element() + d.getFirst() + d.getLast());
        System.out.println(d.pop() + d.poll() + d.pollLast() + d.remove() + d.removeLast() + d.pollFirst() + d.poll() + d.peek() + d.pollLast());
        String[] names = {"pop", "remove", "element", "getFirst", "getLast", "removeLast"};
        for (String n : names) {
            try {
                switch (n) {
                    case "pop" -> d.pop();
                    case "remove" -> d.remove();
                    case "element" -> d.element();
                    case "getFirst" -> d.getFirst();
                    case "getLast" -> d.getLast();
                    default -> d.removeLast();
                }
                System.out.println(n + " worked");
            } catch (NoSuchElementException e) {
                System.out.println(n + " " + e.getMessage());
            }
        }
        for (int i = 0; i < 40; i++) {
            d.addLast("x" + i % 4);
            if (i % 3 == 0) {
                d.removeFirst();
            }
        }
        System.out.println(d.removeFirstOccurrence("x2") + " " + d.removeLastOccurrence("x2") + " " + d.removeFirstOccurrence("zz"));
        d.removeIf(s -> s.endsWith("1"));
        StringBuilder sb = new StringBuilder();
        for (Iterator<String> it = d.descendingIterator(); it.hasNext(); ) {
            String s = it.next();
            if (s.equals("x0")) {
                it.remove();
            } else {
                sb.append(s);
            }
        }
        System.out.println(sb + " " + d + " " + d.contains("x3"));
        d.clear();
        System.out.println(d.isEmpty());
    }

    public static void main(String[] args) {
        exercise(new LinkedList<>());
        exercise(new ArrayDeque<>());
        exercise(new ArrayDeque<>(1));
        LinkedList<Integer> l = new LinkedList<>(List.of(5, 3, 8));
        l.add(1, 9);
        l.set(0, 4);
        l.addAll(2, List.of(7, 7));
        System.out.println(l + " " + l.get(3) + " " + l.indexOf(7) + " " + l.lastIndexOf(7) + " " + l.remove(2) + l.subList(1, 3));
        try {
            l.get(10);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            new ArrayDeque<String>().add(null);
        } catch (NullPointerException e) {
            System.out.println("no nulls in ArrayDeque");
        }
        l.add(null);
        System.out.println(l + " " + new LinkedList<>(l).equals(l) + " " + l.hashCode());
    }
}
