// An instance main method in an ordinary class with a superclass, chosen without the public static form.
// jdk: 25
public class InstanceMain extends InstanceMainBase {
    private final String state;
    private int steps;

    InstanceMain() {
        state = "constructed";
        System.out.println("constructor");
    }

    void main() {
        System.out.println(state + " " + inherited() + " " + step() + step());
        Runnable r = () -> System.out.println("lambda sees " + state + steps);
        r.run();
        new Inner().show();
    }

    private int step() {
        return ++steps;
    }

    class Inner {
        void show() {
            System.out.println("inner sees " + steps + " " + InstanceMain.this.state);
        }
    }
}

class InstanceMainBase {
    {
        System.out.println("base initialiser");
    }

    String inherited() {
        return "inherited";
    }
}
