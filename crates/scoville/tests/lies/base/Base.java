package base;

public class Base {
    protected int guarded = 5;

    protected int secret() {
        return 6;
    }
}
