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
            return new ErrorReply(status, "", "the emulator responded with " + status);
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
            case 502, 503, 504 -> new Unreachable(call, message, "Try again when the emulator is up.");
            case 413 ->
                new Refused(
                        call,
                        this,
                        "Start the emulator with a larger --max-body, such as --max-body=1g; the default is 10m.");
            default -> new Refused(call, this, advice());
        };
    }

    private String advice() {
        return switch (code) {
            case "another_api" -> "Restore the snapshot in an emulator of its API, or take a new snapshot of this API.";
            case "invalid_snapshot" -> "Correct the snapshot, or take a new one; the state is unchanged.";
            case "unknown_position" -> "Use a position that the journal still contains.";
            case "unknown_sandbox" -> "List the existing sandboxes.";
            case "too_many_sandboxes" -> "Drop unused sandboxes.";
            case "invalid_chaos" -> "Correct the rules; the active rules are unchanged.";
            case "clock_is_real" -> "Start the emulator with --clock=logical.";
            default -> "The state is unchanged.";
        };
    }
}
