-- A community of {n} members, tenant {b}, in realistic shape. Member {b} + 1 is busier than any other, and about as busy whatever the
-- community's size: what grows with the community shows in times, and what grows with the member does not.
--
-- One text for both engines. `fill` replaces {n}, {b}, {now}, {x / y} (a whole number of at least 1), AT[seconds before now],
-- BYTES[text], and EACH[n] (a relation of the numbers 1 to n). Foreign keys are off and indexes away while this runs.

INSERT INTO tenants (id, slug, name, currency, default_language, status, features, settings, created_at, updated_at)
VALUES ({b}, 'growth', 'Growth', 'GBP', 'en', 'active', '{}', '{}', AT[90000000], AT[90000000]);

-- A thousand first names, ten thousand family names; one in twenty cannot take part, one in thirty is not to be found.
INSERT INTO users (id, tenant_id, email, username, password_hash, first_name, last_name, profile_type, role, status, is_approved,
                   is_tenant_super_admin, bio, tagline, location, latitude, longitude, skills, search_text, preferred_language,
                   privacy_search, onboarding_completed, newsletter_opt_in, email_verified_at, last_active_at, created_at, updated_at)
SELECT {b} + i, {b}, 'member' || i || '@growth.example', 'member' || i,
       COALESCE((SELECT password_hash FROM users WHERE tenant_id = 1 AND status = 'active' ORDER BY id LIMIT 1), ''), first, last,
       'individual', 'member', CASE WHEN i > 1 AND i % 20 = 0 THEN 'suspended' ELSE 'active' END, TRUE,
       FALSE, bio, 'Tagline of member ' || i, 'Town ' || (i % 997), 50 + i % 9973 / 1000.0, i % 9949 / 1000.0, '["cooking", "repair"]',
       LOWER(first || '  ' || bio || ' tagline of member ' || i || ' cooking repair town ' || (i % 997)), 'en',
       i % 30 <> 7, TRUE, FALSE, AT[80000000], AT[i * 7919 % 8000009], AT[80000000 - i * 80 % 79000000], AT[4000000]
  FROM (SELECT i,
               SUBSTR('MarLinSorBenAdaTilHanJorKeaRob', CAST(1 + i * 7919 % 10 * 3 AS INTEGER), 3) || SUBSTR('anaberekiniosulaveweximo', CAST(1 + i * 7919 / 10 % 10 * 2 AS INTEGER), 2)
               || SUBSTR('dtlnrskmvz', CAST(1 + i * 7919 / 100 % 10 AS INTEGER), 1) AS first,
               'Fam' || (i * 17 % 10007) AS last,
               'I can help with gardens, bicycles, letters and much else, mostly at weekends, and would like to learn '
               || SUBSTR('pottery  weaving  baking   welding  singing  drawing  dancing  sewing   ', CAST(1 + i * 19 % 8 * 9 AS INTEGER), 9) AS bio
          FROM EACH[{n}]) member;

INSERT INTO refresh_families (id, tenant_id, user_id, family_hash, issued_at, expires_at)
SELECT {b} + i, {b}, {b} + i, BYTES['family ' || i], AT[1000], AT[-8000000] FROM EACH[{n}];

INSERT INTO user_blocks (id, tenant_id, user_id, blocked_user_id, created_at)
SELECT {b} + i, {b}, CASE WHEN i % {n / 100} = 0 THEN {b} + 1 ELSE {b} + i * 10 END, {b} + 1 + (i * 10 + {n / 3}) % {n}, AT[i]
  FROM EACH[{n / 10}]
 WHERE (i * 10 + {n / 3}) % {n} > 1
    ON CONFLICT DO NOTHING;

-- Eight connections a member, far and near, four in five accepted; and five hundred of the busy one.
INSERT INTO connections (id, tenant_id, requester_id, receiver_id, status, created_at, updated_at)
SELECT {b} + i, {b}, one, other, CASE WHEN i % 5 = 0 THEN 'pending' ELSE 'accepted' END, AT[70000000 - i], AT[60000000 - i]
  FROM (SELECT i, {b} + 1 + (i - 1) / 4 AS one,
               {b} + 1 + ((i - 1) / 4 + CASE i % 4 WHEN 0 THEN 3 WHEN 1 THEN {n / 27} WHEN 2 THEN {n / 5} + 1 ELSE {n / 3} + 4 END) % {n} AS other
          FROM EACH[{n} * 4]) pair;

INSERT INTO connections (id, tenant_id, requester_id, receiver_id, status, created_at, updated_at)
SELECT {b} + {n} * 4 + i, {b}, CASE WHEN i % 2 = 0 THEN {b} + 1 ELSE other END, CASE WHEN i % 2 = 0 THEN other ELSE {b} + 1 END,
       CASE WHEN i % 10 = 0 THEN 'pending' ELSE 'accepted' END, AT[40000 - i], AT[40000 - i]
  FROM (SELECT i, {b} + 2 + i * {n / 1000} * 7 % ({n} - 2) AS other FROM EACH[500]) busy
 WHERE true
    ON CONFLICT DO NOTHING;

INSERT INTO groups (id, tenant_id, owner_id, name, slug, description, visibility, status, created_at, updated_at, cached_member_count, search_text)
SELECT {b} + i, {b}, {b} + i, 'Group ' || i, 'group-' || i, 'We meet and help', 'public', 'active', AT[1000000], AT[1000000], 50, 'group ' || i
  FROM EACH[{n / 50}];
INSERT INTO group_members (id, tenant_id, group_id, user_id, status, role, joined_at)
SELECT {b} + i, {b}, {b} + 1 + i % {n / 50}, {b} + 1 + i * 31 % {n}, 'active', 'member', AT[i] FROM EACH[{n}]
 WHERE true
    ON CONFLICT DO NOTHING;

INSERT INTO categories (id, tenant_id, type, name, slug, is_active, created_at)
SELECT {b} + i, {b}, 'listing', 'Heading ' || i, 'heading-' || i, TRUE, AT[1000000] FROM EACH[20];

-- One listing for two members, one in ten not listed; and twenty of the busy one. Words from one that every second has to one that
-- is rare.
INSERT INTO listings (id, tenant_id, user_id, category_id, title, description, type, status, moderation_status, latitude, longitude,
                      hours_estimate, service_type, federated_visibility, sdg_goals, renewal_count, view_count, contact_count,
                      save_count, ranking, search_text, created_at, updated_at)
SELECT {b} + i, {b}, owner, {b} + 1 + i % 20, title, 'I bring tools and time. ' || word || ' at your place or mine, at the hours we agree on.',
       CASE WHEN i % 3 = 0 THEN 'request' ELSE 'offer' END, CASE WHEN i % 10 = 0 THEN 'paused' ELSE 'active' END, 'approved',
       50 + i % 9973 / 1000.0, i % 9949 / 1000.0, 50 + i % 8 * 50, 'hybrid', 'none', '[]', 0, i % 100, 0,
       0, 20000 + i % 5 * 100 + i / 5, '__{b} _' || word || ' _help agree at bring help hours i mine on or place time tools we word' || (i * 23 % 50021)
       || ' ' || word || ' your', AT[30000000 - i], AT[30000000 - i]
  FROM (SELECT i, CASE WHEN i % {n / 40} = 0 THEN {b} + 1 ELSE {b} + 1 + i * 2 % {n} END AS owner, word, word || ' help' AS title
          FROM (SELECT i, CASE WHEN i % 2 = 0 THEN 'garden' WHEN i % 9 = 0 THEN 'bicycle' WHEN i % 101 = 0 THEN 'piano' ELSE 'letters' END AS word
                  FROM EACH[{n / 2}]) worded) listing;
INSERT INTO listing_saves (id, tenant_id, listing_id, user_id, created_at)
SELECT {b} + i, {b}, {b} + i, {b} + 1 + i * 29 % {n}, AT[i] FROM EACH[{n / 2}];

-- Two transactions a member, five thousand of the busy one.
INSERT INTO transactions (id, tenant_id, sender_id, receiver_id, from_account_id, to_account_id, amount, debit, credit, description,
                          status, transaction_type, deleted_for_sender, deleted_for_receiver, created_at, updated_at)
SELECT {b} + i, {b}, one, other, one, other, amount, -amount, amount, 'For help with number ' || i,
       'completed', 'transfer', FALSE, FALSE, AT[20000000 - i], AT[20000000 - i]
  FROM (SELECT i, 25 + i % 16 * 25 AS amount,
               CASE WHEN i % {n / 1250} = 0 THEN {b} + 1 ELSE {b} + 2 + i * 37 % ({n} - 1) END AS one,
               CASE WHEN i % {n / 1250} = {n / 2500} THEN {b} + 1 ELSE {b} + 2 + i * 41 % ({n} - 1) END AS other
          FROM EACH[{n} * 2]) transfer
 WHERE one <> other;
INSERT INTO entries (tenant_id, transaction_id, account_id, amount, balance_after, created_at)
SELECT tenant_id, id, from_account_id, -amount, 0, created_at FROM transactions WHERE tenant_id = {b}
 UNION ALL
SELECT tenant_id, id, to_account_id, amount, 0, created_at FROM transactions WHERE tenant_id = {b};
INSERT INTO accounts (id, tenant_id, kind, user_id, balance, total_in, total_out, transaction_count, created_at, updated_at)
SELECT account_id, {b}, 'member', account_id, SUM(amount), SUM(CASE WHEN amount > 0 THEN amount ELSE 0 END),
       SUM(CASE WHEN amount < 0 THEN -amount ELSE 0 END), COUNT(*), AT[80000000], AT[4000000]
  FROM entries WHERE tenant_id = {b} GROUP BY account_id;

-- Two messages a member, ten a conversation, one in ten unread; and two hundred conversations of the busy one, of twenty each.
INSERT INTO messages (id, tenant_id, conversation, sender_id, receiver_id, body, reactions, created_at, read_at, hidden_by_sender, hidden_by_receiver)
SELECT {b} + i, {b}, CAST(one AS TEXT) || '-' || other, CASE WHEN i % 2 = 0 THEN one ELSE other END,
       CASE WHEN i % 2 = 0 THEN other ELSE one END, 'Shall we meet on day ' || i || ' at the usual place? I bring the tools.', '[]',
       AT[10000000 - i], CASE WHEN i % 10 < 9 THEN AT[9000000 - i] END, FALSE, FALSE
  FROM (SELECT i,
               CASE WHEN pair % {n / 2000 + 1} = 0 THEN {b} + 1 ELSE {b} + 2 + pair * 4 % ({n} - 2) END AS one,
               CASE WHEN pair % {n / 2000 + 1} = 0 THEN {b} + 2 + pair % {n / 2} ELSE {b} + 3 + pair * 4 % ({n} - 2) END AS other
          FROM (SELECT i, i % {n / 5} AS pair FROM EACH[{n} * 2]) numbered) message;
INSERT INTO conversations (tenant_id, user_id, partner_id, last_message_id)
SELECT {b}, user_id, partner_id, MAX(id)
  FROM (SELECT sender_id AS user_id, receiver_id AS partner_id, id FROM messages WHERE tenant_id = {b}
         UNION ALL
        SELECT receiver_id, sender_id, id FROM messages WHERE tenant_id = {b}) side
 GROUP BY user_id, partner_id;

-- Three lines in the bell of each member, one in five unread; and ten thousand of the busy one.
INSERT INTO notifications (id, tenant_id, user_id, actor_id, type, link, message, read_at, created_at)
SELECT {b} + i, {b}, CASE WHEN i % {n * 3 / 10000 + 1} = 0 THEN {b} + 1 ELSE {b} + 1 + i * 43 % {n} END, {b} + 1 + i * 47 % {n},
       CASE i % 4 WHEN 0 THEN 'connection_request' WHEN 1 THEN 'new_message' WHEN 2 THEN 'listing_saved' ELSE 'transaction_received' END,
       CASE i % 4 WHEN 0 THEN '/connections' WHEN 1 THEN '/messages/' || (i * 47 % {n} % 300) ELSE '/listings/' || i END,
       'Somebody did something that number ' || i || ' is told of', CASE WHEN i % 5 > 0 THEN AT[5000000 - i] END, AT[6000000 - i]
  FROM EACH[{n} * 3];

-- An exchange for ten members, a few hundred of the busy one.
INSERT INTO exchanges (id, tenant_id, listing_id, side, requester_id, provider_id, proposed_hours, final_hours, status, transaction_id, created_at, updated_at)
SELECT {b} + i, {b}, {b} + i, 'offer', one, other, 100, CASE WHEN i % 3 > 0 THEN 100 END, CASE WHEN i % 3 > 0 THEN 'completed' ELSE 'accepted' END,
       CASE WHEN i % 3 > 0 THEN {b} + i END, AT[20000000 - i], AT[20000000 - i]
  FROM (SELECT i, CASE WHEN i % {n / 2500} = 0 THEN {b} + 1 ELSE {b} + 2 + i * 53 % ({n} - 1) END AS one, {b} + 2 + i * 2 % ({n} - 1) AS other
          FROM EACH[{n / 10}]) exchange
 WHERE one <> other;

INSERT INTO reviews (id, tenant_id, reviewer_id, receiver_id, rating, status, review_type, is_anonymous, show_cross_tenant, created_at, updated_at)
SELECT {b} + i, {b}, {b} + 1 + i % {n}, {b} + 1 + (i * 59 + 1) % {n}, 1 + i % 5, 'approved', 'local', FALSE, FALSE, AT[i], AT[i]
  FROM EACH[{n}]
 WHERE i % {n} <> (i * 59 + 1) % {n};
