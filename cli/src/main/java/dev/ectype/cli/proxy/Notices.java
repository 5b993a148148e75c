package dev.ectype.cli.proxy;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/** What whoever runs the proxy should know, said once each however often it happens. */
final class Notices {
    private static final int MOST = 1000;

    private final Consumer<String> listener;
    private final Set<String> said = new LinkedHashSet<>();

    Notices(Consumer<String> listener) {
        this.listener = listener;
    }

    synchronized void once(String message) {
        if (said.size() < MOST && said.add(message)) {
            listener.accept(message);
        }
    }
}
