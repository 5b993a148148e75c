package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Recognises URLs of a resource, of paths below it and of its parents, by the paths of the operations. */
final class LinkTemplates {
    private static final Pattern ADDRESS = Pattern.compile("([a-z][a-z0-9+.-]{0,15}://[^/?#\\s]{1,253})?(/[^?#{\\s]*)");

    private final List<SegmentedPath> templates;

    private LinkTemplates(List<SegmentedPath> templates) {
        this.templates = templates;
    }

    /**
     * Returns every path that ends with a parameter, with the paths at and below it. Computed once for all resources.
     */
    static Map<SegmentedPath, Set<SegmentedPath>> index(ModelDraft draft) {
        Map<SegmentedPath, Set<SegmentedPath>> index = new LinkedHashMap<>();
        for (OperationRoute route : draft.routes.all()) {
            for (int size = 1; size <= route.path().size(); size++) {
                SegmentedPath prefix = route.path().prefix(size);
                if (prefix.endsWithParameter()) {
                    index.computeIfAbsent(prefix, key -> new LinkedHashSet<>()).add(route.path());
                }
            }
        }
        return index;
    }

    /** Returns the paths: those of the instance and below it, then those of its parents. */
    List<SegmentedPath> templates() {
        return templates;
    }

    static LinkTemplates of(
            ResourceDraft resource, List<OperationRoute> creations, Map<SegmentedPath, Set<SegmentedPath>> index) {
        Set<SegmentedPath> templates = new LinkedHashSet<>();
        resource.items.forEach(item -> templates.addAll(index.getOrDefault(item, new LinkedHashSet<>())));
        for (OperationRoute creation : creations) {
            for (int size = creation.path().size(); size > 0; size--) {
                SegmentedPath parent = creation.path().prefix(size);
                if (index.getOrDefault(parent, new LinkedHashSet<>()).contains(parent)) {
                    templates.add(parent);
                }
            }
        }
        return new LinkTemplates(List.copyOf(templates));
    }

    /** The range of a path parameter's value inside a text. */
    record Slot(String parameter, int from, int to) {}

    /**
     * A URL of an operation inside a text.
     *
     * @param from the start of the operation's path
     * @param absolute whether the URL contains a server
     */
    record Link(int from, boolean absolute, List<Slot> slots) {
        Link {
            slots = List.copyOf(slots);
        }
    }

    /** Returns the longest operation path at the end of a text, or null if the text is no URL of an operation. */
    @Nullable
    Link link(String text) {
        Matcher address = ADDRESS.matcher(text);
        if (!address.lookingAt()) {
            return null;
        }
        List<int[]> segments = segments(text, address.start(2), address.end(2));
        Link longest = null;
        int length = 0;
        for (SegmentedPath template : templates) {
            List<Slot> slots = template.size() > length ? matched(template, text, segments) : null;
            if (slots != null) {
                int from = segments.get(segments.size() - template.size())[0] - 1;
                longest = new Link(from, address.group(1) != null, slots);
                length = template.size();
            }
        }
        return longest;
    }

    private static List<int[]> segments(String text, int start, int end) {
        List<int[]> segments = new ArrayList<>();
        int from = start + 1;
        for (int at = from; at <= end; at++) {
            if (at == end || text.charAt(at) == '/') {
                if (at > from) {
                    segments.add(new int[] {from, at});
                }
                from = at + 1;
            }
        }
        return segments;
    }

    private static @Nullable List<Slot> matched(SegmentedPath template, String text, List<int[]> segments) {
        int skipped = segments.size() - template.size();
        if (skipped < 0) {
            return null;
        }
        List<Slot> slots = new ArrayList<>();
        for (int index = 0; index < template.size(); index++) {
            SegmentedPath.Segment segment = template.segments().get(index);
            int[] span = segments.get(skipped + index);
            String parameter = segment.parameter();
            boolean plain = parameter != null && segment.literal().equals("{}");
            if (parameter != null && plain) {
                slots.add(new Slot(
                        parameter,
                        span[0],
                        span[0]
                                + SegmentedPath.bare(text.substring(span[0], span[1]))
                                        .length()));
            } else if (parameter != null || !segment.literal().equals(text.substring(span[0], span[1]))) {
                return null;
            }
        }
        return slots;
    }
}
