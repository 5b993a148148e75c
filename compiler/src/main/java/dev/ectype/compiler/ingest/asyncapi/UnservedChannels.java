package dev.ectype.compiler.ingest.asyncapi;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.document.DescriptionFindings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Reports the channels that clients cannot use as described. */
final class UnservedChannels {
    private static final int NAMED = 3;

    /** The protocols whose clients connect to the emulator itself. */
    private static final List<String> DIRECT =
            List.of("http", "https", "ws", "wss", "mqtt", "mqtts", "mqtt5", "secure-mqtt");

    private final DescriptionFindings findings;

    UnservedChannels(DescriptionFindings findings) {
        this.findings = findings;
    }

    void report(List<DeclaredChannel> channels, List<ChannelOperation> operations) {
        Set<DeclaredChannel> used = new LinkedHashSet<>();
        Set<DeclaredChannel> replying = new LinkedHashSet<>();
        for (ChannelOperation operation : operations) {
            used.add(operation.channel());
            if (operation.reply() != null && operation.reply().channel() != null) {
                replying.add(operation.reply().channel());
            }
        }
        List<DeclaredChannel> idle = new ArrayList<>(channels);
        idle.removeIf(channel -> used.contains(channel) || replying.contains(channel));
        Map<String, List<DeclaredChannel>> foreign = new LinkedHashMap<>();
        for (DeclaredChannel channel : used) {
            if (channel.protocols().stream().noneMatch(DIRECT::contains)) {
                for (String protocol : channel.protocols()) {
                    foreign.computeIfAbsent(protocol, first -> new ArrayList<>())
                            .add(channel);
                }
            }
        }
        foreign.forEach((protocol, served) -> report(
                served,
                "only described for " + protocol
                        + ", which needs a broker; meanwhile served over HTTP, server-sent events and WebSocket",
                "Use the addresses of the channels as docs/asyncapi.md describes."));
        if (!idle.isEmpty()) {
            report(idle, "without an operation, and not served", "Add an operation that uses the channel.");
        }
    }

    private void report(List<DeclaredChannel> channels, String what, String hint) {
        String named = channels.stream()
                .limit(NAMED)
                .map(channel -> "`" + channel.name() + "`")
                .collect(Collectors.joining(", "));
        int others = channels.size() - NAMED;
        String counted = channels.size() == 1
                ? "the channel " + named + " is "
                : "the channels " + named
                        + (others > 0 ? " and " + others + (others == 1 ? " other are " : " others are ") : " are ");
        findings.report(
                DiagnosticCode.UNSERVED_FEATURE, channels.get(0).fields().place(), counted + what, hint);
    }
}
