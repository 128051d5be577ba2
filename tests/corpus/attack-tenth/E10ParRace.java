// A parallel stream that adds to a plain field.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ParRace {
    static int n;


    public static void main(String[] args) throws Exception {
        Arrays.asList(1, 2).parallelStream().forEach(x -> n += x);
    }
}
