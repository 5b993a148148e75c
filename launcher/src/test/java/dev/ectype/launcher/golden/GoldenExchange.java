package dev.ectype.launcher.golden;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** One request of an {@code .http} file, from its title up to the reply. */
record GoldenExchange(String title, String request) {
    private static final List<String> SHOWN =
            List.of("allow", "content-type", "link", "location", "retry-after", "www-authenticate");
    private static final String REPLY = "HTTP/1.1 ";

    /** Reads all requests of a file without their replies. */
    static List<GoldenExchange> read(String file) {
        List<GoldenExchange> exchanges = new ArrayList<>();
        for (String part : file.split("(?m)^### ")) {
            if (!part.isBlank()) {
                int title = part.indexOf('\n');
                int reply = part.indexOf("\n" + REPLY);
                String request = part.substring(title, reply < 0 ? part.length() : reply);
                exchanges.add(new GoldenExchange(part.substring(0, title), request.strip()));
            }
        }
        return exchanges;
    }

    boolean keepsTheState() {
        return request.startsWith("POST /__service/state/snapshot");
    }

    /** Sends the request and replaces {@code {{snapshot}}} by the last snapshot. */
    HttpResponse<String> send(URI origin, String snapshot) throws IOException, InterruptedException {
        int blank = request.indexOf("\n\n");
        String head = blank < 0 ? request : request.substring(0, blank);
        String body = blank < 0 ? "" : request.substring(blank).strip().replace("{{snapshot}}", snapshot);
        String[] lines = head.split("\n");
        String[] words = lines[0].split(" ");
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(origin + words[1]))
                .method(words[0], HttpRequest.BodyPublishers.ofString(body));
        for (int at = 1; at < lines.length; at++) {
            String[] header = lines[at].split(": ", 2);
            builder.header(header[0], header[1]);
        }
        return HttpClient.newHttpClient().send(builder.build(), HttpResponse.BodyHandlers.ofString());
    }

    /** Formats the request and its reply for the file. */
    String printed(URI origin, HttpResponse<String> reply) {
        String headers = SHOWN.stream()
                .flatMap(name -> reply.headers().allValues(name).stream().map(value -> name + ": " + value + "\n"))
                .collect(Collectors.joining());
        String text = "### " + title + "\n" + request + "\n\n" + REPLY + reply.statusCode() + "\n" + headers;
        String body = reply.body().isEmpty() ? "" : "\n" + reply.body() + "\n";
        return (text + body).replace(origin.toString(), "{{origin}}");
    }
}
