package dev.ectype.runtime.emulator.sample;

import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Formats a request as a curl command. */
public final class CurlCommand {
    private CurlCommand() {}

    public static String command(SampleRequest request, URI base) {
        StringBuilder command = new StringBuilder("curl");
        command.append(base.getScheme().equals("https") ? " --insecure" : "");
        if (!request.method().equals("GET") || request.body() != null) {
            command.append(" -X ").append(request.method());
        }
        request.headers().forEach(each -> command.append(" -H ").append(quote(each.name() + ": " + each.value())));
        byte[] body = request.body();
        if (body != null) {
            String text = new String(body, StandardCharsets.UTF_8);
            // With --data-binary, curl reads a text that begins with @ as the name of a file.
            command.append(text.startsWith("@") ? " --data-raw " : " --data-binary ")
                    .append(quote(text));
        }
        String origin = base.toString().replaceFirst("/$", "");
        return command.append(' ').append(quote(origin + request.target())).toString();
    }

    /** Quotes text for a shell where needed. */
    private static String quote(String text) {
        return text.matches("[A-Za-z0-9_./:@%+=,-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
