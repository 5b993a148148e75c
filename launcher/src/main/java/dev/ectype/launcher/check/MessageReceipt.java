package dev.ectype.launcher.check;

import dev.ectype.launcher.exchange.EmulatorResponse;
import dev.ectype.launcher.exchange.RequestSender;
import dev.ectype.runtime.emulator.sample.SampleRequest;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Checks whether clients of a channel receive a message that was just published there. */
record MessageReceipt(RequestSender sender) {
    private static final Pattern CALL = Pattern.compile("channel:/(?:received|sent)(/[^?]*).*");

    /**
     * Returns the problem of a published message, or null.
     *
     * @param published the response to the call that published it
     * @param headers the headers of that call, which may contain a credential
     */
    @Nullable
    String violation(EmulatorResponse published, List<SampleRequest.Header> headers) throws IOException {
        Matcher call = CALL.matcher(published.target());
        if (!call.matches()) {
            return "has no address of a channel: " + published.target();
        }
        EmulatorResponse list = sender.send(SampleRequest.get(call.group(1), headers));
        try {
            Document messages = list.status() == 200 ? Json.parse(list.body()) : null;
            boolean arrived = messages != null && messages.isArray() && messages.size() > 0;
            return arrived ? null : "was published, but the list of its channel is " + list.excerpt();
        } catch (MalformedJson text) {
            return "was published, but the list of its channel is no JSON: " + list.excerpt();
        }
    }
}
