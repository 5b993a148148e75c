package dev.ectype.launcher;

import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Lists the sample descriptions of the product, which users can name instead of a file. */
public final class SampleCatalog {
    private static final Map<String, String> SAMPLES = samples();
    private static final List<String> NAMES = List.copyOf(SAMPLES.keySet());
    private static final String FILE = "openapi.yaml";

    private SampleCatalog() {}

    private static Map<String, String> samples() {
        Map<String, String> samples = new LinkedHashMap<>();
        samples.put("petstore", "A shelter whose pets are reserved and adopted");
        samples.put("payments", "Payments that are confirmed, captured, canceled and refunded");
        samples.put("source-hosting", "Repositories with branches, issues, changes, releases and stars");
        samples.put("email", "Messages from verified domains, with templates, files and webhooks");
        samples.put("messaging", "Channels with members, messages, threads, reactions and pins");
        samples.put("shop", "Products in stock, carts, orders, parcels and returns");
        samples.put("calendar", "Shared calendars with events, invitations and entity tags");
        return samples;
    }

    public static List<String> names() {
        return NAMES;
    }

    /** Describes the sample of that name in one line. */
    public static String about(String name) {
        return Objects.requireNonNull(SAMPLES.get(name), name);
    }

    /** Opens the sample of that name, which must be one of {@link #names}. */
    public static SourceRoot open(String name) {
        if (!NAMES.contains(name)) {
            throw new IllegalArgumentException(
                    "the catalog has no \"" + name + "\"; it has " + String.join(", ", NAMES));
        }
        String path = "/catalog/" + name + "/" + FILE;
        try (InputStream stream = SampleCatalog.class.getResourceAsStream(path)) {
            if (stream == null) {
                throw new IllegalStateException("the catalog lacks " + path);
            }
            return SourceRoot.text(name + "/" + FILE, stream.readAllBytes());
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
