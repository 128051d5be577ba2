// jars: commons-cli
import org.apache.commons.cli.*;
import java.io.*;
public class CliOptions {
    public static void main(String[] arguments) throws Exception {
        Options options = new Options();
        options.addOption("v", "verbose", false, "say more").addOption(Option.builder("o").longOpt("out").hasArg().argName("FILE").desc("where to").required().build());
        CommandLine line = new DefaultParser().parse(options, new String[] {"-v", "--out=x.txt", "rest"});
        System.out.println(line.hasOption("v") + " " + line.getOptionValue("o") + " " + line.getArgList());
        new HelpFormatter().printHelp("tool", options, true);
        try { new DefaultParser().parse(options, new String[] {"-z"}); } catch (ParseException e) { System.out.println(e.getMessage()); }
        try { new DefaultParser().parse(options, new String[] {}); } catch (MissingOptionException e) { System.out.println(e.getMessage()); }
    }
}
