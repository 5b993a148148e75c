package dev.ectype.launcher.determinism;

import java.io.IOException;

/** Prints what each of some seeds is answered in this process: the first, and behind the last. */
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
