package dev.ectype.launcher.emulated;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A WebSocket connection that waits for text messages. */
public final class TextSocket implements WebSocket.Listener {
    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private final StringBuilder text = new StringBuilder();
    private WebSocket socket;

    private TextSocket() {}

    /** Connects to a path, with these subprotocols. */
    public static TextSocket open(ServedDescription api, String path, String... protocols) {
        TextSocket opened = new TextSocket();
        URI address = URI.create(api.emulator().baseUri().toString().replace("http:", "ws:") + path);
        WebSocket.Builder builder = HttpClient.newHttpClient().newWebSocketBuilder();
        if (protocols.length > 0) {
            builder.subprotocols(protocols[0]);
        }
        opened.socket = builder.buildAsync(address, opened).join();
        return opened;
    }

    public void say(String message) {
        socket.sendText(message, true).join();
    }

    /** Returns the next message, or {@code closed} and the code when the server closes the connection. */
    public String nextMessage() throws InterruptedException {
        return messages.poll(30, TimeUnit.SECONDS);
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
        text.append(part);
        if (last) {
            messages.add(text.toString());
            text.setLength(0);
        }
        from.request(1);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        messages.add("closed " + code);
        return CompletableFuture.completedFuture(null);
    }
}
