package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import java.util.List;

/** Converts an unexpected reply to an exception with a readable message. */
record ErrorReply(int status, String code, String message) {
    /** The error codes that only an emulator sends. The status alone could come from any other server. */
    private static final List<String> OF_AN_EMULATOR =
            List.of("unknown_position", "unknown_sandbox", "too_many_sandboxes");

    static ErrorReply of(int status, byte[] body) {
        try {
            Document message = Json.parse(body);
            Document inner = message.isObject() ? message.member("error") : null;
            Document error = inner == null ? message : inner;
            return new ErrorReply(status, ReplyMembers.text(error, "code"), ReplyMembers.text(error, "message"));
        } catch (MalformedJson | ReplyMembers.Unexpected unknown) {
            return new ErrorReply(status, "", "it answered " + status);
        }
    }

    /** Returns the exception for the reply. */
    CallFailed failure(String call, boolean hasToken) {
        if (OF_AN_EMULATOR.contains(code)) {
            return new Refused(call, this, advice());
        }
        return switch (status) {
            case 401, 403 ->
                new NotAllowed(
                        call,
                        message,
                        hasToken
                                ? "The admin token is not the one that the emulator was started with."
                                : "Give the admin token that the emulator was started with (--admin-token).");
            case 404, 405, 501 ->
                new Unreachable(
                        call,
                        message,
                        "Check the address: is it an emulator, of this version, and below the right prefix?");
            case 502, 503, 504 -> new Unreachable(call, message, "Try again once it is up.");
            case 413 ->
                new Refused(
                        call,
                        this,
                        "Start the emulator with a larger --max-body, such as --max-body=1g; it is 10m unless told.");
            default -> new Refused(call, this, advice());
        };
    }

    private String advice() {
        return switch (code) {
            case "another_api" -> "Restore it where that API is emulated, or take a new snapshot of this one.";
            case "invalid_snapshot" -> "Correct the snapshot, or take a new one; the state is as it was.";
            case "unknown_position" -> "Ask for one that the journal remembers.";
            case "unknown_sandbox" -> "List those that are there.";
            case "too_many_sandboxes" -> "Drop those that nobody needs.";
            case "invalid_chaos" -> "Correct the rules; those in force are as they were.";
            case "clock_is_real" -> "Start the emulator with --clock=logical.";
            default -> "The state is as it was.";
        };
    }
}
