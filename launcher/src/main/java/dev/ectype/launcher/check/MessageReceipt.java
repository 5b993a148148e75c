package dev.ectype.launcher.check;

import dev.ectype.launcher.exchange.EmulatorResponse;
import dev.ectype.launcher.exchange.RequestSender;
import dev.ectype.runtime.emulator.sample.SampleRequest;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Checks whether clients of a channel receive a message that was just published there. */
record MessageReceipt(RequestSender sender) {
    private static final Pattern CALL = Pattern.compile("channel:/(?:received|sent)(/[^?]*).*");

    /**
     * Returns the problem of a published message, or null.
     *
     * @param call the call that published it
     * @param reply the reply to the call; a message without a payload of the client has the one of the reply
     */
    @Nullable
    String violation(SampleRequest call, EmulatorResponse reply) throws IOException {
        Matcher target = CALL.matcher(call.target());
        if (!target.matches()) {
            return "has no address of a channel: " + call.target();
        }
        Document published = call.body() == null ? reply.json() : Json.parse(call.body());
        EmulatorResponse list = sender.send(SampleRequest.get(target.group(1), call.headers()));
        Document messages = list.status() == 200 ? list.json() : null;
        boolean arrived = messages != null && messages.isArray() && contains(messages, published);
        return arrived ? null : "was published, but the list of its channel is " + list.excerpt();
    }

    /** Returns whether a list has a message, or any if its payload is not known. */
    private static boolean contains(Document messages, @Nullable Document published) {
        for (Document each : messages.elements()) {
            if (published == null || each.equals(published)) {
                return true;
            }
        }
        return false;
    }
}
