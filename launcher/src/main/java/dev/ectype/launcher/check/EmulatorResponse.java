package dev.ectype.launcher.check;

import java.nio.charset.StandardCharsets;

/**
 * What an emulator sent back.
 *
 * @param target the path and query that were asked
 * @param mediaType the whole content type, empty if there is none
 * @param location the address of what was made, empty if none is told
 */
public record EmulatorResponse(String target, int status, String mediaType, String location, byte[] body) {
    /** The beginning of the body, for people. */
    String excerpt() {
        String text = new String(body, StandardCharsets.UTF_8).replaceAll("\\s+", " ");
        return text.length() <= 200 ? text : text.substring(0, 200) + "...";
    }
}
