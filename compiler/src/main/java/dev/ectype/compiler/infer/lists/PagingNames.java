package dev.ectype.compiler.infer.lists;

import java.util.List;

/** The names, without spelling habits, that APIs give to the parts of paging. */
final class PagingNames {
    static final List<String> LIMIT = List.of(
            "limit",
            "perpage",
            "pagesize",
            "pagelimit",
            "maxresults",
            "maxitems",
            "maxpagesize",
            "itemsperpage",
            "resultsperpage",
            "recordsperpage",
            "resultlimit",
            "returncount",
            "rowcount",
            "batchsize");
    /** Words that may mean many things; only a number of this name is a limit. */
    static final List<String> NUMERIC_LIMIT =
            List.of("count", "size", "top", "max", "take", "rows", "num", "results", "length", "first");

    static final List<String> OFFSET = List.of("offset", "startindex", "pageoffset", "firstresult", "firstrow");
    static final List<String> NUMERIC_OFFSET = List.of("skip", "start", "from", "startat", "pagestart", "first");
    static final List<String> PAGE =
            List.of("page", "pagenumber", "pageno", "pageindex", "pagenum", "currentpage", "pg");
    static final List<String> AFTER =
            List.of("startingafter", "after", "startafter", "pageafter", "aftercursor", "afterid", "sinceid");
    /** {@code ExclusiveStartRobotName}: whatever follows says what is told. */
    static final String AFTER_LAST = "exclusivestart";

    static final List<String> BEFORE =
            List.of("endingbefore", "before", "endbefore", "pagebefore", "beforecursor", "beforeid", "maxid");
    static final List<String> TOKEN = List.of(
            "cursor",
            "pagetoken",
            "nexttoken",
            "nextpagetoken",
            "paginationtoken",
            "continuationtoken",
            "nextcursor",
            "pagecursor",
            "marker",
            "bookmark",
            "continue",
            "continuation",
            "starttoken",
            "startkey",
            "scrollid");
    static final List<String> TOTAL = List.of(
            "total",
            "totalcount",
            "totalitems",
            "totalresults",
            "totalelements",
            "totalrecords",
            "totalrecordcount",
            "totalentries",
            "totalrows",
            "totalsize",
            "totalhits",
            "totalnumber",
            "numfound");
    static final List<String> COUNT = List.of("count", "itemcount", "recordcount", "rowcount");
    static final List<String> HAS_MORE = List.of(
            "hasmore", "hasnext", "hasnextpage", "more", "hasmoreitems", "hasmoreresults", "istruncated", "truncated");
    static final List<String> NEXT_TOKEN = List.of(
            "nextcursor",
            "nextpagetoken",
            "nexttoken",
            "continuationtoken",
            "nextcontinuationtoken",
            "paginationtoken",
            "nextpagecursor",
            "endcursor",
            "cursor",
            "nextmarker",
            "nextoffset");
    /** {@code LastEvaluatedRobotName} is what the next page starts behind. */
    static final String LAST = "lastevaluated";

    static final List<String> NEXT_URL = List.of(
            "next",
            "nexturl",
            "nexturi",
            "nextpage",
            "nextpageuri",
            "nextpageurl",
            "nextpagelink",
            "nextlink",
            "odatanextlink",
            "nexthref");

    /** What an object that tells of the next page has: an address, or the parameter of that page. */
    static final List<String> NEXT = List.of("next", "nextpage");

    static final List<String> URL_INSIDE_NEXT = List.of("href", "uri", "url", "link");
    static final List<String> TOKEN_INSIDE_NEXT = List.of("after", "offset", "cursor", "token", "startingafter");

    /** The objects that APIs put beside a list. */
    static final List<String> BESIDE = List.of(
            "next",
            "nextpage",
            "pages",
            "links",
            "pagination",
            "paging",
            "pager",
            "meta",
            "metadata",
            "responsemetadata",
            "page",
            "cursors",
            "cursor",
            "pageinfo");

    private PagingNames() {}
}
