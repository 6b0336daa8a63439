# Aktualności, komentarze i reakcje.

feed-item-missing = Tego nie ma w aktualnościach albo nie jest dla ciebie.
feed-post-not-yours = Tylko osoba, która napisała ten post, może go zmienić lub usunąć.
feed-moment-out-of-reach = Wybierz moment w ciągu najbliższych 365 dni.
feed-post-came-out = Ten wpis jest już na tablicy i nie potrzebuje terminu.
too-many-scheduled-posts = Możesz mieć najwyżej { $most } zaplanowanych wpisów.
too-many-post-pictures = { $most ->
    [one] Wpis może mieć najwyżej { $most } obraz.
    [few] Wpis może mieć najwyżej { $most } obrazy.
    [many] Wpis może mieć najwyżej { $most } obrazów.
   *[other] Wpis może mieć najwyżej { $most } obrazu.
}
feed-report-own = To jest twoje. Jeśli nie chcesz, żeby tam było, usuń to.
feed-report-exists = To już zgłoszono w twoim imieniu. Zespół się temu przyjrzy.
feed-decide-own = To jest twoje, więc musi o tym zdecydować ktoś inny.
comment-not-yours = Ten komentarz nie jest twój albo już go nie ma.
comment-missing = Nie ma takiego komentarza.
comment-too-deep = Głębiej nie da się odpowiedzieć. Zacznij nowy komentarz.
