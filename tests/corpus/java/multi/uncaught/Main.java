// An exception that crosses packages and is not caught: qualified names in the trace, exit code 1.
import app.core.Engine;

public class Main {
    public static void main(String[] args) throws Exception {
        Engine e = new Engine(3);
        System.out.println(e.run());
        System.out.println(new Engine(0).run());
    }
}
