package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.PageMemberWords;
import dev.ectype.compiler.ir.list.PageSlot;
import dev.ectype.compiler.ir.list.Paging;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Maps the names of response members and header fields to the facts about a page that they may hold. */
final class PageSlotNames {
    private static final Map<String, List<PageSlot>> ANYWHERE = new LinkedHashMap<>();
    private static final Map<String, PageSlot> OTHER_PAGES = new LinkedHashMap<>();

    static {
        anywhere(PageMemberWords.TOTAL, PageSlot.TOTAL);
        anywhere(PageMemberWords.COUNT, PageSlot.COUNT);
        anywhere(PageMemberWords.LIMIT, PageSlot.LIMIT);
        anywhere(PageMemberWords.OFFSET, PageSlot.OFFSET);
        anywhere(PageMemberWords.END, PageSlot.END);
        anywhere(PageMemberWords.FROM, PageSlot.FROM);
        anywhere(PageMemberWords.TO, PageSlot.TO);
        anywhere(PageMemberWords.PAGE, PageSlot.PAGE);
        anywhere(PageMemberWords.PAGES, PageSlot.PAGES);
        anywhere(PageMemberWords.LAST_PAGE, PageSlot.PAGES, PageSlot.IS_LAST, PageSlot.LAST_URL);
        anywhere(PageMemberWords.FIRST_PAGE, PageSlot.IS_FIRST, PageSlot.FIRST_URL);
        anywhere(PageMemberWords.NEXT_PAGE, PageSlot.NEXT_PAGE, PageSlot.NEXT_URL);
        anywhere(PageMemberWords.NEXT, PageSlot.NEXT_URL, PageSlot.NEXT_PAGE);
        anywhere(PageMemberWords.NEXT_URL, PageSlot.NEXT_URL);
        anywhere(PageMemberWords.PREVIOUS_PAGE, PageSlot.PREVIOUS_PAGE, PageSlot.PREVIOUS_URL);
        anywhere(PageMemberWords.PREVIOUS, PageSlot.PREVIOUS_URL, PageSlot.PREVIOUS_PAGE);
        anywhere(PageMemberWords.PREVIOUS_URL, PageSlot.PREVIOUS_URL);
        anywhere(PageMemberWords.FIRST_URL, PageSlot.FIRST_URL);
        anywhere(PageMemberWords.LAST_URL, PageSlot.LAST_URL);
        anywhere(PageMemberWords.IS_FIRST, PageSlot.IS_FIRST);
        anywhere(PageMemberWords.IS_LAST, PageSlot.IS_LAST);
        anywhere(PageMemberWords.IS_EMPTY, PageSlot.IS_EMPTY);
        anywhere(PageMemberWords.HAS_MORE, PageSlot.HAS_MORE);
        anywhere(PageMemberWords.HAS_PREVIOUS, PageSlot.HAS_PREVIOUS);
        anywhere(PageMemberWords.NEXT_TOKEN, PageSlot.NEXT_TOKEN);
        anywhere(PageMemberWords.PREVIOUS_TOKEN, PageSlot.PREVIOUS_TOKEN);
        anywhere(PageMemberWords.FIRST_ID, PageSlot.FIRST_ID);
        anywhere(PageMemberWords.LAST_ID, PageSlot.LAST_ID);
        PageMemberWords.NEXT_OBJECT.forEach(name -> OTHER_PAGES.put(name, PageSlot.NEXT_URL));
        PageMemberWords.PREVIOUS_OBJECT.forEach(name -> OTHER_PAGES.put(name, PageSlot.PREVIOUS_URL));
        PageMemberWords.FIRST_OBJECT.forEach(name -> OTHER_PAGES.put(name, PageSlot.FIRST_URL));
        PageMemberWords.LAST_OBJECT.forEach(name -> OTHER_PAGES.put(name, PageSlot.LAST_URL));
        PageMemberWords.SELF_OBJECT.forEach(name -> OTHER_PAGES.put(name, PageSlot.SELF_URL));
    }

    private PageSlotNames() {}

    private static void anywhere(List<String> names, PageSlot... slots) {
        names.forEach(name -> ANYWHERE.put(name, List.of(slots)));
    }

    /** Returns whether an object with a name, beside a list, contains facts about the page. */
    static boolean isBeside(String name) {
        return PageMemberWords.BESIDE.contains(NameWords.bare(name)) || isOtherPage(name);
    }

    /** Returns whether an object with a name describes one page, such as the next. */
    static boolean isOtherPage(String name) {
        return OTHER_PAGES.containsKey(NameWords.bare(name));
    }

    /**
     * Returns the possible slots of a member, most likely first.
     *
     * @param owner the name of the object with the member, or an empty text for the envelope
     */
    static List<PageSlot> of(String owner, String member, Paging paging) {
        String name = NameWords.bare(member);
        String in = NameWords.bare(owner);
        PageSlot otherPage = OTHER_PAGES.get(in);
        if (otherPage != null) {
            return inOtherPage(otherPage, name);
        }
        if (in.isEmpty() && PageMemberWords.ADDRESS.contains(name)) {
            return List.of(PageSlot.SELF_URL);
        }
        PageSlot link = in.endsWith("links") || in.equals("pages") ? link(name) : null;
        if (link != null) {
            return List.of(link);
        }
        if (in.startsWith("cursor") && (name.equals("after") || name.equals("before"))) {
            return List.of(name.equals("after") ? PageSlot.NEXT_TOKEN : PageSlot.PREVIOUS_TOKEN);
        }
        if (in.equals("page") && name.equals("size")) {
            return List.of(PageSlot.LIMIT);
        }
        PageSlot parameter = name.equals("count") ? null : parameter(name, paging);
        return parameter == null ? ANYWHERE.getOrDefault(name, List.of()) : List.of(parameter);
    }

    private static List<PageSlot> inOtherPage(PageSlot link, String name) {
        if (PageMemberWords.ADDRESS.contains(name)) {
            return List.of(link);
        }
        boolean neighbour = link == PageSlot.NEXT_URL || link == PageSlot.PREVIOUS_URL;
        if (!neighbour || !PageMemberWords.TOKEN.contains(name)) {
            return List.of();
        }
        return List.of(link == PageSlot.NEXT_URL ? PageSlot.NEXT_TOKEN : PageSlot.PREVIOUS_TOKEN);
    }

    /** Returns the meaning of a member among links, where {@code first} and {@code last} are no flags. */
    private static @Nullable PageSlot link(String name) {
        if (PageMemberWords.SELF.contains(name)) {
            return PageSlot.SELF_URL;
        }
        return name.equals("first") ? PageSlot.FIRST_URL : name.equals("last") ? PageSlot.LAST_URL : null;
    }

    /** Returns the slot of a member that repeats a paging parameter, or null. */
    private static @Nullable PageSlot parameter(String name, Paging paging) {
        if (isNamed(name, paging.limit())) {
            return PageSlot.LIMIT;
        }
        if (isNamed(name, paging.offset())) {
            return PageSlot.OFFSET;
        }
        return isNamed(name, paging.page()) ? PageSlot.PAGE : null;
    }

    private static boolean isNamed(String name, @Nullable String parameter) {
        return parameter != null && name.equals(NameWords.bare(parameter));
    }

    /** Returns the slot of a header field, or null. */
    static @Nullable PageSlot ofHeader(String header) {
        String name = NameWords.bare(header);
        for (String prefix : PageMemberWords.HEADER_PREFIX) {
            if (name.startsWith(prefix)) {
                name = name.substring(prefix.length());
                break;
            }
        }
        if (name.equals(PageMemberWords.CURSOR)) {
            return PageSlot.NEXT_TOKEN;
        }
        List<PageSlot> slots = ANYWHERE.get(name);
        return slots != null ? slots.get(0) : NameWords.bare(header).contains("total") ? PageSlot.TOTAL : null;
    }
}
