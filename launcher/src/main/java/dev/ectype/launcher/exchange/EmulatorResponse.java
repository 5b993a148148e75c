package dev.ectype.launcher.exchange;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A response of an emulator.
 *
 * @param target the path and query of the request
 * @param mediaType the whole content type, empty if there is none
 * @param location the address of the created instance, empty if there is none
 * @param message the body of the request if the protocol has no paths, else empty
 */
public record EmulatorResponse(
        String target, int status, String mediaType, String location, byte[] body, byte[] message) {
    public EmulatorResponse(String target, int status, String mediaType, String location, byte[] body) {
        this(target, status, mediaType, location, body, new byte[0]);
    }

    /** Returns the body, or null if it is empty or no JSON. */
    public @Nullable Document json() {
        try {
            return body.length == 0 ? null : Json.parse(body);
        } catch (MalformedJson other) {
            return null;
        }
    }

    /** The first 200 characters of the body on one line, for messages. */
    public String excerpt() {
        String text = new String(body, StandardCharsets.UTF_8).replaceAll("\\s+", " ");
        return text.length() <= 200 ? text : text.substring(0, 200) + "...";
    }
}
