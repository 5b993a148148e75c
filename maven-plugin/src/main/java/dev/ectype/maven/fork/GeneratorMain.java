package dev.ectype.maven.fork;

import dev.ectype.launcher.field.FieldReader;
import dev.ectype.launcher.field.FieldWriter;
import dev.ectype.maven.generate.SourceWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/** Generates sources in a process of its own: reads the request from standard input and writes the result to standard output. */
public final class GeneratorMain {
    private GeneratorMain() {}

    public static void main(String[] arguments) throws IOException {
        PrintStream result = System.out;
        // Standard output contains only the result.
        System.setOut(System.err);
        InputStream input = System.in;
        GeneratorInput request = GeneratorInput.read(FieldReader.of(input));
        Thread watch = new Thread(() -> endWith(input), "end-with-maven");
        watch.setDaemon(true);
        watch.start();
        FieldWriter output = FieldWriter.to(result);
        GeneratorOutput.write(request, new SourceWriter(), output);
        output.out().flush();
        System.exit(0);
    }

    /** Ends this process when Maven's process ends, which closes the input. */
    private static void endWith(InputStream input) {
        try {
            input.transferTo(OutputStream.nullOutputStream());
        } catch (IOException closed) {
            // Maven has ended.
        }
        Runtime.getRuntime().halt(1);
    }
}
