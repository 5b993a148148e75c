package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Lists the normalized names that APIs give to the members and header fields of a list response about its page. */
public final class PageMemberWords {
    public static final List<String> TOTAL = words("total totalcount totalitems totalresults totalelements totalrecords"
            + " totalrecordcount totalentries totalrows totalsize totalhits totalnumber numfound totalresultcount");
    public static final List<String> COUNT =
            words("count itemcount numberofelements resultcount returned returnedcount size");
    /** The names of the total in responses without another member for it. */
    public static final List<String> TOTAL_OR_COUNT = words("count itemcount recordcount rowcount");

    public static final List<String> LIMIT = words("limit perpage pagesize itemsperpage resultsperpage pagelimit");
    public static final List<String> OFFSET = words("offset skip startindex startat start pageoffset");
    public static final List<String> END = words("end endindex");
    public static final List<String> FROM = words("from");
    public static final List<String> TO = words("to");
    public static final List<String> PAGE =
            words("page currentpage pagenumber pageno pageindex pagenum number current");
    public static final List<String> PAGES = words("pages totalpages pagecount numpages numberofpages pagetotal");
    public static final List<String> LAST_PAGE = words("lastpage");
    public static final List<String> FIRST_PAGE = words("firstpage");
    /** A link or the number of the next page, more often a number. */
    public static final List<String> NEXT_PAGE = words("nextpage");
    /** A link or the number of the next page, more often a link. */
    public static final List<String> NEXT = words("next");

    public static final List<String> NEXT_URL =
            words("nexturl nexturi nexthref nextlink nextpageurl nextpageuri nextpagelink odatanextlink");
    /** A link or the number of the previous page, more often a number. */
    public static final List<String> PREVIOUS_PAGE = words("prevpage previouspage");
    /** A link or the number of the previous page, more often a link. */
    public static final List<String> PREVIOUS = words("prev previous");

    public static final List<String> PREVIOUS_URL =
            words("prevurl prevuri prevlink prevpageurl prevpageuri previousurl previousuri previouslink"
                    + " previouspageurl previouspageuri");
    public static final List<String> FIRST_URL = words("firsturl firsturi firstlink firstpageurl firstpageuri");
    public static final List<String> LAST_URL = words("lasturl lasturi lastlink lastpageurl lastpageuri");
    public static final List<String> IS_FIRST = words("first isfirst isfirstpage");
    public static final List<String> IS_LAST = words("last islast islastpage");
    public static final List<String> IS_EMPTY = words("empty isempty");
    public static final List<String> HAS_MORE =
            words("hasmore hasnext hasnextpage more hasmoreitems hasmoreresults istruncated truncated");
    public static final List<String> HAS_PREVIOUS = words("hasprevious hasprev haspreviouspage hasprevpage");
    public static final List<String> NEXT_TOKEN =
            words("nextcursor nextpagetoken nexttoken continuationtoken nextcontinuationtoken paginationtoken"
                    + " nextpagecursor endcursor nextmarker nextoffset");
    public static final List<String> PREVIOUS_TOKEN =
            words("prevcursor previouscursor prevpagetoken previouspagetoken prevtoken previoustoken"
                    + " previouspagecursor startcursor previousoffset");
    /** The name of the next token in responses without another member for it. */
    public static final String CURSOR = "cursor";
    /** The prefix of members with the last item of the page, {@code LastEvaluatedRobotName}. */
    public static final String LAST_EVALUATED = "lastevaluated";

    public static final List<String> FIRST_ID = words("firstid");
    public static final List<String> LAST_ID = words("lastid");

    /** The names of a link inside an object that describes another page, and of the link to the list itself. */
    public static final List<String> ADDRESS = words("href url uri link");
    /** The names of a parameter value inside an object that describes another page. */
    public static final List<String> TOKEN = words("after before cursor offset token startingafter");

    public static final List<String> SELF = words("self current");

    /** The names of objects that describe another page. */
    public static final List<String> NEXT_OBJECT = words("next nextpage");

    public static final List<String> PREVIOUS_OBJECT = words("prev previous prevpage previouspage");
    public static final List<String> FIRST_OBJECT = words("first");
    public static final List<String> LAST_OBJECT = words("last");
    public static final List<String> SELF_OBJECT = words("self");
    /** The names of objects beside a list that contain facts about the page. */
    public static final List<String> BESIDE =
            words("links meta metadata responsemetadata page pages paging pager pagination pageinfo cursor cursors");

    /** The prefixes of header fields about the page. Only the first that fits counts. */
    public static final List<String> HEADER_PREFIX = words("xpagination xpaging pagination x");

    private PageMemberWords() {}

    private static List<String> words(String words) {
        return List.of(words.split(" ", -1));
    }
}
