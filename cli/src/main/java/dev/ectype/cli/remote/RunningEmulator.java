package dev.ectype.cli.remote;

import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.net.URI;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Describes an emulator of this user on this machine.
 *
 * @param url the address of the emulator
 * @param description the descriptions as the user typed them
 * @param pid the identifier of its process
 * @param since the time of its start
 * @param operations the number of its operations
 */
public record RunningEmulator(URI url, String description, long pid, Instant since, long operations) {
    /** Describes an emulator of this process, which starts now. */
    public static RunningEmulator ofThisProcess(URI url, List<String> descriptions, long operations) {
        return new RunningEmulator(
                url,
                String.join(" ", descriptions),
                ProcessHandle.current().pid(),
                Instant.now().truncatedTo(ChronoUnit.SECONDS),
                operations);
    }

    /** Returns whether the process still runs. A process with the same number but a later start is another process. */
    public boolean isAlive() {
        Optional<ProcessHandle> process = ProcessHandle.of(pid).filter(ProcessHandle::isAlive);
        return process.isPresent()
                && process.get()
                        .info()
                        .startInstant()
                        .map(began -> !began.isAfter(since.plusSeconds(1)))
                        .orElse(true);
    }

    JsonObject json() {
        return JsonObject.builder()
                .put("url", url.toString())
                .put("description", description)
                .put("pid", pid)
                .put("since", since.toString())
                .put("operations", operations)
                .build();
    }

    /** Parses a registration; returns null if it is invalid. */
    static @Nullable RunningEmulator of(JsonObject json) {
        try {
            return new RunningEmulator(
                    URI.create(text(json, "url")),
                    text(json, "description"),
                    number(json, "pid"),
                    Instant.parse(text(json, "since")),
                    number(json, "operations"));
        } catch (IllegalArgumentException | DateTimeException invalid) {
            return null;
        }
    }

    private static String text(JsonObject json, String name) {
        return json.member(name) instanceof JsonText text ? text.text() : "";
    }

    private static long number(JsonObject json, String name) {
        JsonValue value = json.member(name);
        return value instanceof JsonNumber number ? Long.parseLong(number.literal()) : -1;
    }
}
