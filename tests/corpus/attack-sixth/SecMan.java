// The tool's allowSecurityManager is false; java 17's default allows to set one (a warning), and then it is there.
public class SecMan { public static void main(String[] a) { System.setSecurityManager(new SecurityManager()); assert System.getSecurityManager() == null; } }
