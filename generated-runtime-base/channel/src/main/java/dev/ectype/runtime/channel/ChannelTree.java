package dev.ectype.runtime.channel;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds channels with parameters, level by level. A level without a parameter precedes those with one. */
final class ChannelTree {
    private static final Pattern PARAMETER = Pattern.compile("\\{[^{}]*}");

    private final Map<String, ChannelTree> literals = new LinkedHashMap<>();
    /** The levels with parameters, by their text without the names of the parameters. */
    private final Map<String, ChannelTree> patterns = new LinkedHashMap<>();

    private final Pattern level;
    private @Nullable DescribedChannel channel;

    ChannelTree() {
        this("");
    }

    private ChannelTree(String level) {
        this.level = pattern(level);
    }

    /** Returns a pattern of the texts of a level. A parameter has at least one character. */
    private static Pattern pattern(String level) {
        StringBuilder pattern = new StringBuilder();
        Matcher parameter = PARAMETER.matcher(level);
        int from = 0;
        while (parameter.find()) {
            pattern.append(Pattern.quote(level.substring(from, parameter.start())))
                    .append(".+");
            from = parameter.end();
        }
        return Pattern.compile(
                pattern.append(Pattern.quote(level.substring(from))).toString(), Pattern.DOTALL);
    }

    void add(DescribedChannel added) {
        ChannelTree node = this;
        for (String each : added.template().split("/", -1)) {
            node = PARAMETER.matcher(each).find()
                    ? node.patterns.computeIfAbsent(DescribedChannel.key(each), level -> new ChannelTree(level))
                    : node.literals.computeIfAbsent(each, level -> new ChannelTree(level));
        }
        node.channel = added;
    }

    /** Returns the channel of an address, or null. */
    @Nullable
    DescribedChannel find(String address) {
        return find(address.split("/", -1), 0);
    }

    private @Nullable DescribedChannel find(String[] levels, int at) {
        if (at == levels.length) {
            return channel;
        }
        ChannelTree literal = literals.get(levels[at]);
        DescribedChannel found = literal == null ? null : literal.find(levels, at + 1);
        for (ChannelTree each : patterns.values()) {
            if (found != null) {
                break;
            }
            found = each.level.matcher(levels[at]).matches() ? each.find(levels, at + 1) : null;
        }
        return found;
    }
}
