package dev.ectype.compiler.infer.lists;

import java.util.List;

/** Lists the normalized names that APIs give to the parts of paging. */
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
    /** Ambiguous words, which mean a limit only as the name of a number. */
    static final List<String> NUMERIC_LIMIT =
            List.of("count", "size", "top", "max", "take", "rows", "num", "results", "length", "first");

    static final List<String> OFFSET = List.of("offset", "startindex", "pageoffset", "firstresult", "firstrow");
    static final List<String> NUMERIC_OFFSET = List.of("skip", "start", "from", "startat", "pagestart", "first");
    static final List<String> PAGE =
            List.of("page", "pagenumber", "pageno", "pageindex", "pagenum", "currentpage", "pg");
    static final List<String> AFTER =
            List.of("startingafter", "after", "startafter", "pageafter", "aftercursor", "afterid", "sinceid");
    /** The prefix of parameters with the last item of the previous page, {@code ExclusiveStartRobotName}. */
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
    /** The prefix of members with the last item of the page, {@code LastEvaluatedRobotName}. */
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

    /** Objects with a URL or a parameter value for the next page. */
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
