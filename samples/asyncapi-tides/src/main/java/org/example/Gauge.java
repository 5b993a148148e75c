package org.example;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A gauge that tells the service what it measures, and listens to others. */
public final class Gauge {
    private final HttpClient client = HttpClient.newHttpClient();
    private final URI service;

    public Gauge(URI service) {
        this.service = service;
    }

    /** Publishes a message and returns the reply, or an empty text without one. */
    public String publish(String channel, String message) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(service.resolve(channel))
                .header("content-type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(message))
                .build();
        HttpResponse<String> reply = client.send(request, HttpResponse.BodyHandlers.ofString());
        if (reply.statusCode() >= 400) {
            throw new IllegalArgumentException(reply.body());
        }
        return reply.body();
    }

    /** Returns the messages of a channel. */
    public String messages(String channel) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(service.resolve(channel)).build();
        return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    /** Subscribes to a channel. */
    public Subscription subscribe(String channel) {
        URI address = URI.create("ws" + service.resolve(channel).toString().substring("http".length()));
        Subscription subscription = new Subscription();
        client.newWebSocketBuilder().buildAsync(address, subscription).join();
        return subscription;
    }

    /** Waits for messages. */
    public static final class Subscription implements WebSocket.Listener {
        private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
        private final StringBuilder text = new StringBuilder();

        /** Returns the next message, or null after ten seconds without one. */
        public String next() throws InterruptedException {
            return messages.poll(10, TimeUnit.SECONDS);
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
            text.append(part);
            if (last) {
                messages.add(text.toString());
                text.setLength(0);
            }
            socket.request(1);
            return CompletableFuture.completedFuture(null);
        }
    }
}
