package dev.ectype.cli.proxy.context;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/** Reports problems to the user of the proxy, each of them once. */
public final class Notices {
    private static final int MOST = 1000;

    private final Consumer<String> listener;
    private final Set<String> published = new LinkedHashSet<>();

    public Notices(Consumer<String> listener) {
        this.listener = listener;
    }

    public synchronized void publishOnce(String message) {
        if (published.size() < MOST && published.add(message)) {
            listener.accept(message);
        }
    }
}
