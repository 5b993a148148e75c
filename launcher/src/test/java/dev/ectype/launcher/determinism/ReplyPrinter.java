package dev.ectype.launcher.determinism;

import java.io.IOException;

/** Prints the outcome of a range of seeds in this process, from the first up to, but not including, the last. */
final class ReplyPrinter {
    private ReplyPrinter() {}

    public static void main(String[] arguments) throws IOException {
        SampleConversation conversation = new SampleConversation();
        for (long seed = Long.parseLong(arguments[0]); seed < Long.parseLong(arguments[1]); seed++) {
            System.out.println(
                    seed + " " + conversation.overHttp1(seed, 1).outcome().bytes());
        }
    }
}
