package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.json.PlainName;
import dev.ectype.runtime.plan.PagingPlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the members of an envelope tell, judged by their names; several meanings are told apart by their types. */
final class SlotNames {
    private static final List<String> ADDRESSES = List.of("href", "url", "uri", "link");
    private static final List<String> BESIDE = List.of(
            "links",
            "meta",
            "metadata",
            "responsemetadata",
            "page",
            "pages",
            "paging",
            "pager",
            "pagination",
            "pageinfo",
            "cursor",
            "cursors",
            "next",
            "nextpage",
            "prev",
            "previous",
            "prevpage",
            "previouspage",
            "first",
            "last",
            "self");
    private static final Map<String, List<Slot>> ANYWHERE = new LinkedHashMap<>();
    private static final Map<String, List<Slot>> IN_LINKS = new LinkedHashMap<>();
    private static final Map<String, Slot> DIRECTIONS = new LinkedHashMap<>();

    static {
        anywhere(
                "total totalcount totalitems totalresults totalelements totalrecords totalrecordcount totalentries"
                        + " totalrows totalsize totalhits totalnumber numfound totalresultcount",
                Slot.TOTAL);
        anywhere("count itemcount numberofelements resultcount returned returnedcount size", Slot.COUNT);
        anywhere("limit perpage pagesize itemsperpage resultsperpage pagelimit", Slot.LIMIT);
        anywhere("offset skip startindex startat start pageoffset", Slot.OFFSET);
        anywhere("end endindex", Slot.END);
        anywhere("from", Slot.FROM);
        anywhere("to", Slot.TO);
        anywhere("page currentpage pagenumber pageno pageindex pagenum number current", Slot.PAGE);
        anywhere("pages totalpages pagecount numpages numberofpages pagetotal", Slot.PAGES);
        anywhere("lastpage", Slot.PAGES, Slot.IS_LAST, Slot.LAST_URL);
        anywhere("nextpage", Slot.NEXT_PAGE, Slot.NEXT_URL);
        anywhere("next", Slot.NEXT_URL, Slot.NEXT_PAGE);
        anywhere("nexturl nexturi nexthref nextlink nextpageurl nextpageuri nextpagelink odatanextlink", Slot.NEXT_URL);
        anywhere("prevpage previouspage", Slot.PREVIOUS_PAGE, Slot.PREVIOUS_URL);
        anywhere("prev previous", Slot.PREVIOUS_URL, Slot.PREVIOUS_PAGE);
        anywhere(
                "prevurl prevuri prevlink prevpageurl prevpageuri previousurl previousuri previouslink previouspageurl"
                        + " previouspageuri",
                Slot.PREVIOUS_URL);
        anywhere("firsturl firsturi firstlink firstpageurl firstpageuri", Slot.FIRST_URL);
        anywhere("lasturl lasturi lastlink lastpageurl lastpageuri", Slot.LAST_URL);
        anywhere("first isfirst isfirstpage", Slot.IS_FIRST);
        anywhere("firstpage", Slot.IS_FIRST, Slot.FIRST_URL);
        anywhere("last islast islastpage", Slot.IS_LAST);
        anywhere("empty isempty", Slot.IS_EMPTY);
        anywhere("hasmore hasnext hasnextpage more hasmoreitems hasmoreresults istruncated truncated", Slot.HAS_MORE);
        anywhere("hasprevious hasprev haspreviouspage hasprevpage", Slot.HAS_PREVIOUS);
        anywhere(
                "nextcursor nextpagetoken nexttoken continuationtoken nextcontinuationtoken paginationtoken"
                        + " nextpagecursor endcursor nextmarker nextoffset",
                Slot.NEXT_TOKEN);
        anywhere(
                "prevcursor previouscursor prevpagetoken previouspagetoken prevtoken previoustoken previouspagecursor"
                        + " startcursor previousoffset",
                Slot.PREVIOUS_TOKEN);
        anywhere("firstid", Slot.FIRST_ID);
        anywhere("lastid", Slot.LAST_ID);
        inLinks("first", Slot.FIRST_URL);
        inLinks("last", Slot.LAST_URL);
        inLinks("self current", Slot.SELF_URL);
        DIRECTIONS.put("next", Slot.NEXT_URL);
        DIRECTIONS.put("nextpage", Slot.NEXT_URL);
        DIRECTIONS.put("prev", Slot.PREVIOUS_URL);
        DIRECTIONS.put("previous", Slot.PREVIOUS_URL);
        DIRECTIONS.put("prevpage", Slot.PREVIOUS_URL);
        DIRECTIONS.put("previouspage", Slot.PREVIOUS_URL);
        DIRECTIONS.put("first", Slot.FIRST_URL);
        DIRECTIONS.put("last", Slot.LAST_URL);
        DIRECTIONS.put("self", Slot.SELF_URL);
    }

    private SlotNames() {}

    private static void anywhere(String names, Slot... slots) {
        for (String name : names.split(" ", -1)) {
            ANYWHERE.put(name, List.of(slots));
        }
    }

    private static void inLinks(String names, Slot... slots) {
        for (String name : names.split(" ", -1)) {
            IN_LINKS.put(name, List.of(slots));
        }
    }

    /** Whether an object of that name, beside a list, tells of pages. */
    static boolean isBeside(String name) {
        return BESIDE.contains(plain(name));
    }

    /** Whether an object of that name tells of one page only, such as the next. */
    static boolean isOther(String name) {
        return DIRECTIONS.containsKey(plain(name));
    }

    /** What a member may tell, the likeliest first; the owner is empty for members of the envelope itself. */
    static List<Slot> of(String owner, String member, PagingPlan paging) {
        String name = plain(member);
        String in = plain(owner);
        Slot direction = DIRECTIONS.get(in);
        if (direction != null) {
            return inDirection(direction, name);
        }
        if (in.isEmpty() && ADDRESSES.contains(name)) {
            return List.of(Slot.SELF_URL);
        }
        if (in.endsWith("links") || in.equals("pages")) {
            List<Slot> links = IN_LINKS.get(name);
            if (links != null) {
                return links;
            }
        }
        if (in.startsWith("cursor") && (name.equals("after") || name.equals("before"))) {
            return List.of(name.equals("after") ? Slot.NEXT_TOKEN : Slot.PREVIOUS_TOKEN);
        }
        if (in.equals("page") && name.equals("size")) {
            return List.of(Slot.LIMIT);
        }
        Slot echo = echo(name, paging);
        if (echo != null && !name.equals("count")) {
            return List.of(echo);
        }
        return ANYWHERE.getOrDefault(name, List.of());
    }

    private static List<Slot> inDirection(Slot direction, String name) {
        if (ADDRESSES.contains(name)) {
            return List.of(direction);
        }
        boolean word = List.of("after", "before", "cursor", "offset", "token", "startingafter")
                .contains(name);
        if (!word || direction != Slot.NEXT_URL && direction != Slot.PREVIOUS_URL) {
            return List.of();
        }
        return List.of(direction == Slot.NEXT_URL ? Slot.NEXT_TOKEN : Slot.PREVIOUS_TOKEN);
    }

    private static @Nullable Slot echo(String name, PagingPlan paging) {
        if (name.equals(plain(paging.limit()))) {
            return Slot.LIMIT;
        }
        if (name.equals(plain(paging.offset()))) {
            return Slot.OFFSET;
        }
        return name.equals(plain(paging.page())) ? Slot.PAGE : null;
    }

    /** What a header field of that name tells. */
    static List<Slot> ofHeader(String header) {
        String name = plain(header);
        for (String prefix : List.of("xpagination", "xpaging", "pagination", "x")) {
            if (name.startsWith(prefix)) {
                name = name.substring(prefix.length());
                break;
            }
        }
        return name.equals("cursor") ? List.of(Slot.NEXT_TOKEN) : ANYWHERE.getOrDefault(name, List.of());
    }

    private static String plain(@Nullable String name) {
        return name == null ? "" : PlainName.of(name);
    }
}
