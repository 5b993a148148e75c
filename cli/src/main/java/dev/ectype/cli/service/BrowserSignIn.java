package dev.ectype.cli.service;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.SafeText;
import dev.ectype.compiler.json.JsonObject;
import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Signs this program in with a code that the user confirms in a browser on any machine (RFC 8628). */
public final class BrowserSignIn {
    private static final String GRANT = "urn:ietf:params:oauth:grant-type:device_code";
    private static final String AGAIN = "Run `ectype login` again.";
    private static final Duration SLOWER = Duration.ofSeconds(5);
    private static final Duration SHORTEST_INTERVAL = Duration.ofSeconds(1);
    private static final Duration LONGEST_INTERVAL = Duration.ofMinutes(1);
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(30);

    private final ServiceClient client;
    private final JsonObject codes;

    private BrowserSignIn(ServiceClient client, JsonObject codes) {
        this.client = client;
        this.codes = codes;
    }

    /**
     * Begins a sign-in.
     *
     * @param program the name of the program and its machine, which the user sees
     */
    public static BrowserSignIn begin(ServiceClient client, String program) throws ControlPlaneException {
        Map<String, String> form = new LinkedHashMap<>();
        form.put("client_id", program);
        JsonObject codes = client.postForm("/api/auth/device/code", form);
        for (String member : List.of("device_code", "user_code", "verification_uri")) {
            if (ResponseMembers.text(codes, member) == null) {
                throw refused(
                        client.address() + " offers no sign-in in the browser",
                        "Sign in with a key: `ectype login --with-key`.");
            }
        }
        return new BrowserSignIn(client, codes);
    }

    /** Returns the code that the user compares or types. */
    public String userCode() {
        return ResponseMembers.display(codes, "user_code");
    }

    /** Returns the page where the user confirms the sign-in. */
    public String page() {
        return ResponseMembers.display(codes, "verification_uri");
    }

    /** Returns the page with the code, for a browser on this machine. */
    public URI pageWithCode() {
        String complete = ResponseMembers.text(codes, "verification_uri_complete");
        return URI.create(complete == null ? page() : complete);
    }

    /** Waits for the decision of the user and returns the token of the session. */
    public String await() throws ControlPlaneException {
        Duration interval = clamp(seconds("interval", 5), SHORTEST_INTERVAL, LONGEST_INTERVAL);
        long end = System.nanoTime()
                + clamp(seconds("expires_in", 600), SHORTEST_INTERVAL, LONGEST_WAIT)
                        .toNanos();
        while (System.nanoTime() - end < 0) {
            pause(interval);
            JsonObject answer = client.postForm("/api/auth/device/token", form());
            String token = ResponseMembers.text(answer, "access_token");
            if (token != null) {
                return token;
            }
            String error = String.valueOf(ResponseMembers.text(answer, "error"));
            switch (error) {
                case "authorization_pending" -> {}
                case "slow_down" -> interval = interval.plus(SLOWER);
                case "access_denied" -> throw refused("the sign-in was denied in the browser", AGAIN);
                case "expired_token" -> throw expired();
                default ->
                    throw refused(
                            client.address() + " refused the sign-in with the error \"" + SafeText.line(error) + "\"",
                            AGAIN);
            }
        }
        throw expired();
    }

    private static CommandFailure expired() {
        return refused("the code was not confirmed in time", AGAIN);
    }

    private static CommandFailure refused(String message, String advice) {
        return new CommandFailure(ExitCode.NOT_ALLOWED, message, advice);
    }

    private Map<String, String> form() {
        Map<String, String> form = new LinkedHashMap<>();
        form.put("grant_type", GRANT);
        form.put("device_code", ResponseMembers.display(codes, "device_code"));
        return form;
    }

    private Duration seconds(String member, long usual) {
        long value = ResponseMembers.number(codes, member);
        return Duration.ofSeconds(value == 0 ? usual : value);
    }

    private static Duration clamp(Duration value, Duration least, Duration most) {
        return value.compareTo(least) < 0 ? least : value.compareTo(most) > 0 ? most : value;
    }

    private static void pause(Duration interval) {
        try {
            Thread.sleep(interval.toMillis());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw refused("the sign-in was interrupted", AGAIN);
        }
    }
}
