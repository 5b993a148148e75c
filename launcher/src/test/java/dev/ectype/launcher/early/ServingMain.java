package dev.ectype.launcher.early;

import java.io.IOException;

/** Compiles in a process of its own, as the command line does. */
final class ServingMain {
    private ServingMain() {}

    public static void main(String[] arguments) throws IOException {
        CompilerServer.serve(System.in, System.out);
    }
}
