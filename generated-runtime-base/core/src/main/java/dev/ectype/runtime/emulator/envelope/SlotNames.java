package dev.ectype.runtime.emulator.envelope;

import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.PagingPlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Maps the names of envelope members and headers to paging slots. If a name has several slots, the type decides. */
public final class SlotNames {
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
    private static final Map<String, List<PageSlot>> ANYWHERE = new LinkedHashMap<>();
    private static final Map<String, List<PageSlot>> IN_LINKS = new LinkedHashMap<>();
    private static final Map<String, PageSlot> DIRECTIONS = new LinkedHashMap<>();

    static {
        anywhere(
                "total totalcount totalitems totalresults totalelements totalrecords totalrecordcount totalentries"
                        + " totalrows totalsize totalhits totalnumber numfound totalresultcount",
                PageSlot.TOTAL);
        anywhere("count itemcount numberofelements resultcount returned returnedcount size", PageSlot.COUNT);
        anywhere("limit perpage pagesize itemsperpage resultsperpage pagelimit", PageSlot.LIMIT);
        anywhere("offset skip startindex startat start pageoffset", PageSlot.OFFSET);
        anywhere("end endindex", PageSlot.END);
        anywhere("from", PageSlot.FROM);
        anywhere("to", PageSlot.TO);
        anywhere("page currentpage pagenumber pageno pageindex pagenum number current", PageSlot.PAGE);
        anywhere("pages totalpages pagecount numpages numberofpages pagetotal", PageSlot.PAGES);
        anywhere("lastpage", PageSlot.PAGES, PageSlot.IS_LAST, PageSlot.LAST_URL);
        anywhere("nextpage", PageSlot.NEXT_PAGE, PageSlot.NEXT_URL);
        anywhere("next", PageSlot.NEXT_URL, PageSlot.NEXT_PAGE);
        anywhere(
                "nexturl nexturi nexthref nextlink nextpageurl nextpageuri nextpagelink odatanextlink",
                PageSlot.NEXT_URL);
        anywhere("prevpage previouspage", PageSlot.PREVIOUS_PAGE, PageSlot.PREVIOUS_URL);
        anywhere("prev previous", PageSlot.PREVIOUS_URL, PageSlot.PREVIOUS_PAGE);
        anywhere(
                "prevurl prevuri prevlink prevpageurl prevpageuri previousurl previousuri previouslink previouspageurl"
                        + " previouspageuri",
                PageSlot.PREVIOUS_URL);
        anywhere("firsturl firsturi firstlink firstpageurl firstpageuri", PageSlot.FIRST_URL);
        anywhere("lasturl lasturi lastlink lastpageurl lastpageuri", PageSlot.LAST_URL);
        anywhere("first isfirst isfirstpage", PageSlot.IS_FIRST);
        anywhere("firstpage", PageSlot.IS_FIRST, PageSlot.FIRST_URL);
        anywhere("last islast islastpage", PageSlot.IS_LAST);
        anywhere("empty isempty", PageSlot.IS_EMPTY);
        anywhere(
                "hasmore hasnext hasnextpage more hasmoreitems hasmoreresults istruncated truncated",
                PageSlot.HAS_MORE);
        anywhere("hasprevious hasprev haspreviouspage hasprevpage", PageSlot.HAS_PREVIOUS);
        anywhere(
                "nextcursor nextpagetoken nexttoken continuationtoken nextcontinuationtoken paginationtoken"
                        + " nextpagecursor endcursor nextmarker nextoffset",
                PageSlot.NEXT_TOKEN);
        anywhere(
                "prevcursor previouscursor prevpagetoken previouspagetoken prevtoken previoustoken previouspagecursor"
                        + " startcursor previousoffset",
                PageSlot.PREVIOUS_TOKEN);
        anywhere("firstid", PageSlot.FIRST_ID);
        anywhere("lastid", PageSlot.LAST_ID);
        inLinks("first", PageSlot.FIRST_URL);
        inLinks("last", PageSlot.LAST_URL);
        inLinks("self current", PageSlot.SELF_URL);
        DIRECTIONS.put("next", PageSlot.NEXT_URL);
        DIRECTIONS.put("nextpage", PageSlot.NEXT_URL);
        DIRECTIONS.put("prev", PageSlot.PREVIOUS_URL);
        DIRECTIONS.put("previous", PageSlot.PREVIOUS_URL);
        DIRECTIONS.put("prevpage", PageSlot.PREVIOUS_URL);
        DIRECTIONS.put("previouspage", PageSlot.PREVIOUS_URL);
        DIRECTIONS.put("first", PageSlot.FIRST_URL);
        DIRECTIONS.put("last", PageSlot.LAST_URL);
        DIRECTIONS.put("self", PageSlot.SELF_URL);
    }

    private SlotNames() {}

    private static void anywhere(String names, PageSlot... slots) {
        for (String name : names.split(" ", -1)) {
            ANYWHERE.put(name, List.of(slots));
        }
    }

    private static void inLinks(String names, PageSlot... slots) {
        for (String name : names.split(" ", -1)) {
            IN_LINKS.put(name, List.of(slots));
        }
    }

    /** Whether an object with a name, beside a list, contains paging members. */
    static boolean isBeside(String name) {
        return BESIDE.contains(plain(name));
    }

    /** Whether an object with a name describes one page, such as the next. */
    static boolean isOther(String name) {
        return DIRECTIONS.containsKey(plain(name));
    }

    /**
     * Returns the possible slots of a member, most likely first.
     *
     * @param owner the name of the object with the member, or an empty text for the envelope
     */
    static List<PageSlot> of(String owner, String member, PagingPlan paging) {
        String name = plain(member);
        String in = plain(owner);
        PageSlot direction = DIRECTIONS.get(in);
        if (direction != null) {
            return inDirection(direction, name);
        }
        if (in.isEmpty() && ADDRESSES.contains(name)) {
            return List.of(PageSlot.SELF_URL);
        }
        if (in.endsWith("links") || in.equals("pages")) {
            List<PageSlot> links = IN_LINKS.get(name);
            if (links != null) {
                return links;
            }
        }
        if (in.startsWith("cursor") && (name.equals("after") || name.equals("before"))) {
            return List.of(name.equals("after") ? PageSlot.NEXT_TOKEN : PageSlot.PREVIOUS_TOKEN);
        }
        if (in.equals("page") && name.equals("size")) {
            return List.of(PageSlot.LIMIT);
        }
        PageSlot echo = echo(name, paging);
        if (echo != null && !name.equals("count")) {
            return List.of(echo);
        }
        return ANYWHERE.getOrDefault(name, List.of());
    }

    private static List<PageSlot> inDirection(PageSlot direction, String name) {
        if (ADDRESSES.contains(name)) {
            return List.of(direction);
        }
        boolean word = List.of("after", "before", "cursor", "offset", "token", "startingafter")
                .contains(name);
        if (!word || direction != PageSlot.NEXT_URL && direction != PageSlot.PREVIOUS_URL) {
            return List.of();
        }
        return List.of(direction == PageSlot.NEXT_URL ? PageSlot.NEXT_TOKEN : PageSlot.PREVIOUS_TOKEN);
    }

    private static @Nullable PageSlot echo(String name, PagingPlan paging) {
        if (name.equals(plain(paging.limit()))) {
            return PageSlot.LIMIT;
        }
        if (name.equals(plain(paging.offset()))) {
            return PageSlot.OFFSET;
        }
        return name.equals(plain(paging.page())) ? PageSlot.PAGE : null;
    }

    /** Returns the possible slots of a header field. */
    public static List<PageSlot> ofHeader(String header) {
        String name = plain(header);
        for (String prefix : List.of("xpagination", "xpaging", "pagination", "x")) {
            if (name.startsWith(prefix)) {
                name = name.substring(prefix.length());
                break;
            }
        }
        return name.equals("cursor") ? List.of(PageSlot.NEXT_TOKEN) : ANYWHERE.getOrDefault(name, List.of());
    }

    private static String plain(@Nullable String name) {
        return name == null ? "" : NormalizedName.of(name);
    }
}
