package dev.ectype.cli.render;

import dev.ectype.cli.terminal.Colors;
import dev.ectype.cli.terminal.SafeText;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.launcher.artifact.CompilationSummary;
import dev.ectype.launcher.request.FirstRequestFinder;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.Authentication;
import dev.ectype.runtime.emulator.sample.CurlCommand;
import dev.ectype.runtime.emulator.sample.SampleCredential;
import dev.ectype.runtime.emulator.sample.SampleRequest;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.Location;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Formats the ready message of an emulator: its address, its content, and a first request. */
public final class ReadyLines {
    private static final String CONTROL =
            "health, inspect, journal, clock, chaos, sandboxes, state/snapshot, state/restore, state/reset";

    private final URI origin;
    private final List<ServedApi> apis;
    private final Emulator emulator;
    private final CompilationSummary summary;

    /** Creates the message for at least one API. Details are printed for the first API only. */
    public ReadyLines(URI origin, List<ServedApi> apis) {
        this.origin = origin;
        this.apis = List.copyOf(apis);
        this.emulator = apis.get(0).emulator();
        this.summary = apis.get(0).summary();
    }

    /** Returns the lines that programs wait for. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of("ready " + origin));
        if (emulator.mqttUri() != null) {
            lines.add("ready " + emulator.mqttUri());
        }
        return lines;
    }

    public String json() {
        JsonObject.Builder json = JsonObject.builder().put("ready", origin.toString());
        if (emulator.mqttUri() != null) {
            json.put("mqtt", emulator.mqttUri().toString());
        }
        describe(summary, json);
        List<JsonValue> mounts = new ArrayList<>();
        for (ServedApi api : apis) {
            if (!api.prefix().isEmpty()) {
                JsonObject.Builder mount = JsonObject.builder().put("prefix", api.prefix());
                describe(api.summary(), mount);
                mounts.add(mount.build());
            }
        }
        return JsonPrinter.compact(
                mounts.isEmpty()
                        ? json.build()
                        : json.put("mounts", new JsonArray(mounts)).build());
    }

    private static void describe(CompilationSummary summary, JsonObject.Builder json) {
        JsonObject api = JsonObject.builder()
                .put("name", summary.name())
                .put("version", summary.version())
                .put("hash", summary.hash())
                .build();
        JsonObject counts = JsonObject.builder()
                .put("endpoints", summary.endpoints())
                .put("resources", summary.resources())
                .put("relationships", summary.relationships())
                .build();
        json.put("api", api).put("counts", counts);
    }

    /** Returns the lines for users. */
    public List<String> messages(Colors colors) {
        Columns columns = new Columns();
        columns.row("  base URL", emulator.baseUri().toString());
        if (emulator.plan().graphQl() != null) {
            columns.row(
                    "  GraphQL",
                    emulator.baseUri() + "/graphql, explorer at " + emulator.baseUri() + "/__service/graphiql");
        }
        if (emulator.plan().grpc() != null) {
            columns.row("  gRPC", emulator.baseUri().getAuthority());
        }
        if (emulator.mqttUri() != null) {
            columns.row("  MQTT", emulator.mqttUri().toString());
        }
        String credential = credential();
        if (!credential.isEmpty()) {
            columns.row("  credential", credential);
        }
        columns.row("  page", page());
        columns.row("  control", "/__service/ with " + CONTROL);
        String tried = curlExample();
        if (tried != null) {
            columns.row("  try", tried);
        }
        List<String> lines = new ArrayList<>();
        lines.add(colors.bold(SafeText.line(summary.name() + " " + summary.version())) + ": " + summary.endpoints()
                + " operations, " + summary.resources() + " resources, " + summary.relationships() + " relationships");
        lines.addAll(columns.lines());
        for (ServedApi api : apis.subList(1, apis.size())) {
            lines.add(colors.bold(SafeText.line(
                            api.summary().name() + " " + api.summary().version())) + ": "
                    + api.summary().endpoints() + " operations at "
                    + api.emulator().baseUri());
        }
        lines.add("  Ctrl-C stops it");
        return lines;
    }

    /** Returns the address of the emulator's page for browsers. */
    public String page() {
        return base() + "/__service/";
    }

    private String base() {
        return emulator.baseUri().toString().replaceFirst("/$", "");
    }

    /** Returns a curl command that receives content, or null if none is known. */
    private @Nullable String curlExample() {
        SampleRequest first = FirstRequestFinder.of(emulator);
        if (first != null) {
            return CurlCommand.command(first, emulator.baseUri());
        }
        if (emulator.plan().graphQl() != null) {
            String query = "{\"query\":\"{__schema{queryType{fields{name}}}}\"}";
            SampleRequest fields = new SampleRequest(
                    "POST",
                    "/graphql",
                    List.of(new SampleRequest.Header("content-type", "application/json")),
                    query.getBytes(StandardCharsets.UTF_8));
            return CurlCommand.command(fields, emulator.baseUri());
        }
        for (OperationPlan operation : emulator.plan().operations()) {
            if (operation.binding() instanceof BindingPlan.Channel channel) {
                return channelExample(operation, channel);
            }
        }
        boolean plain = "http".equals(emulator.baseUri().getScheme());
        return emulator.plan().grpc() == null
                ? null
                : "grpcurl " + (plain ? "-plaintext " : "-insecure ")
                        + emulator.baseUri().getAuthority() + " list";
    }

    /** Returns a curl command that follows a channel, or null if its address is no plain path. */
    private @Nullable String channelExample(OperationPlan operation, BindingPlan.Channel channel) {
        String address = channel.address().replaceAll("\\{[^{}]*}", "1");
        if (!address.matches("[A-Za-z0-9/._~-]+")) {
            return null;
        }
        List<SampleRequest.Header> headers = new ArrayList<>();
        headers.add(new SampleRequest.Header("accept", "text/event-stream"));
        SampleCredential.of(operation, emulator.plan(), emulator.options().credentials()).stream()
                .filter(credential -> credential.location() == Location.HEADER)
                .forEach(credential -> headers.add(new SampleRequest.Header(credential.name(), credential.value())));
        SampleRequest follow = SampleRequest.get("/" + address, headers);
        // Without the option, curl keeps events in a buffer.
        return CurlCommand.command(follow, emulator.baseUri()).replaceFirst("^curl ", "curl -N ");
    }

    private String credential() {
        if (emulator.options().authentication() == Authentication.OFF) {
            return "";
        }
        Set<String> words = new LinkedHashSet<>();
        int asking = 0;
        for (OperationPlan operation : emulator.plan().operations()) {
            List<SampleCredential> needed = SampleCredential.of(
                    operation, emulator.plan(), emulator.options().credentials());
            asking += needed.isEmpty() ? 0 : 1;
            needed.forEach(each -> words.add(each.words()));
        }
        String scope = " (" + asking + " of " + emulator.plan().operations().size() + " operations)";
        return words.isEmpty() ? "" : String.join(", or ", words) + scope;
    }
}
