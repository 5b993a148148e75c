package dev.ectype.compiler.infer;

import java.util.List;

/** The names, without spelling habits, that APIs give to the parts of paging. */
final class PagingNames {
    static final List<String> LIMIT = List.of(
            "limit",
            "perpage",
            "pagesize",
            "pagelimit",
            "count",
            "size",
            "maxresults",
            "maxitems",
            "top",
            "first",
            "itemsperpage",
            "resultsperpage",
            "take",
            "rows");
    static final List<String> OFFSET =
            List.of("offset", "skip", "startindex", "start", "from", "startat", "pageoffset");
    static final List<String> PAGE = List.of("page", "pagenumber", "pageno", "pageindex", "pagenum", "currentpage");
    static final List<String> AFTER = List.of("startingafter", "after", "startafter", "sinceid");
    static final List<String> BEFORE = List.of("endingbefore", "before", "endbefore", "maxid");
    static final List<String> TOKEN = List.of(
            "cursor",
            "pagetoken",
            "nexttoken",
            "continuationtoken",
            "nextcursor",
            "pagecursor",
            "marker",
            "continue",
            "starttoken");
    static final List<String> TOTAL = List.of(
            "total",
            "totalcount",
            "totalitems",
            "totalresults",
            "totalelements",
            "totalrecords",
            "totalsize",
            "count",
            "itemcount",
            "recordcount");
    static final List<String> HAS_MORE = List.of("hasmore", "hasnext", "hasnextpage", "more", "hasmoreitems");
    static final List<String> NEXT_TOKEN = List.of(
            "nextcursor",
            "nextpagetoken",
            "nexttoken",
            "continuationtoken",
            "endcursor",
            "cursor",
            "nextmarker",
            "offset");
    static final List<String> NEXT_URL =
            List.of("next", "nexturl", "nextpage", "nextpageuri", "nextpageurl", "nextlink", "nexthref", "uri");

    private PagingNames() {}

    static boolean isPaging(String name) {
        String bare = Words.bare(name);
        for (List<String> names : List.of(LIMIT, OFFSET, PAGE, AFTER, BEFORE, TOKEN)) {
            if (names.contains(bare)) {
                return true;
            }
        }
        return false;
    }
}
