package dev.ectype.cli.check;

import java.nio.charset.StandardCharsets;

/**
 * What an emulator sent back.
 *
 * @param mediaType the whole content type, empty if there is none
 */
public record Answer(int status, String mediaType, byte[] body) {
    /** The beginning of the body, for people. */
    String excerpt() {
        String text = new String(body, StandardCharsets.UTF_8).replaceAll("\\s+", " ");
        return text.length() <= 200 ? text : text.substring(0, 200) + "...";
    }
}
