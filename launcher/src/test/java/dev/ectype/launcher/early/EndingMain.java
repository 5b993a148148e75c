package dev.ectype.launcher.early;

import java.io.IOException;

/** A process that ends with an error after it has read the beginning of a request. */
final class EndingMain {
    private EndingMain() {}

    public static void main(String[] arguments) throws IOException {
        System.err.println("read " + System.in.readNBytes(4).length + " bytes");
        System.exit(3);
    }
}
