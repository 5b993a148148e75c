package dev.ectype.runtime.channel;

import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the channel of an address. An address without parameters precedes templates that match it, too. */
final class ChannelIndex {
    private final List<String> basePaths;
    private final Map<String, DescribedChannel> known = new LinkedHashMap<>();
    private final Map<String, DescribedChannel> literals = new LinkedHashMap<>();
    private final ChannelTree templates = new ChannelTree();

    private final List<OperationPlan> operations = new ArrayList<>();

    private ChannelIndex(List<String> basePaths) {
        this.basePaths = basePaths;
    }

    static ChannelIndex of(Plan plan) {
        ChannelIndex index = new ChannelIndex(plan.basePaths());
        Set<String> paths = new LinkedHashSet<>();
        for (OperationPlan operation : plan.operations()) {
            if (operation.binding() instanceof BindingPlan.Http http) {
                paths.add(DescribedChannel.key(trimmed(http.path())));
            }
        }
        for (OperationPlan operation : plan.operations()) {
            if (operation.binding() instanceof BindingPlan.Channel bound) {
                index.operations.add(operation);
                index.channel(bound.address(), paths).add(operation, bound);
                BindingPlan.Channel.ChannelReply reply = bound.reply();
                if (reply != null && reply.address() != null) {
                    index.channel(reply.address(), paths).addReply(operation);
                }
            }
        }
        return index;
    }

    /** Returns the channel with an address, which is new at the first call. */
    private DescribedChannel channel(String address, Set<String> paths) {
        String key = DescribedChannel.key(address);
        return known.computeIfAbsent(key, first -> added(new DescribedChannel(address, paths.contains(key))));
    }

    private DescribedChannel added(DescribedChannel channel) {
        if (channel.hasParameters()) {
            templates.add(channel);
        } else {
            literals.put(channel.template(), channel);
        }
        return channel;
    }

    /** Returns the channel with the path of a request, or null. */
    @Nullable
    ChannelMatch find(String path) {
        ChannelMatch match = match(path);
        for (int at = 0; match == null && at < basePaths.size(); at++) {
            String base = basePaths.get(at);
            boolean isBelow =
                    path.startsWith(base) && (path.length() == base.length() || path.charAt(base.length()) == '/');
            match = isBelow ? match(path.substring(base.length())) : null;
        }
        return match;
    }

    /** Returns the operations with messages on any channel. */
    List<OperationPlan> operations() {
        return operations;
    }

    private @Nullable ChannelMatch match(String path) {
        String rest = trimmed(path);
        return match(rest, decoded(rest));
    }

    /** Returns the channel with the address of a message, or null. */
    @Nullable
    ChannelMatch ofAddress(String address) {
        return match(address, address);
    }

    private @Nullable ChannelMatch match(String rest, String address) {
        DescribedChannel literal = literals.get(address);
        if (literal != null) {
            return new ChannelMatch(literal, rest, address);
        }
        DescribedChannel channel = templates.find(address);
        return channel == null ? null : new ChannelMatch(channel, rest, address);
    }

    private static String trimmed(String path) {
        int from = path.startsWith("/") ? 1 : 0;
        int to = path.length() > from && path.endsWith("/") ? path.length() - 1 : path.length();
        return path.substring(from, to);
    }

    /** Decodes percent escapes, and keeps malformed ones. */
    private static String decoded(String path) {
        if (path.indexOf('%') < 0) {
            return path;
        }
        try {
            return URLDecoder.decode(path.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return path;
        }
    }
}
